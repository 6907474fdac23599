import os from "os";

console.log(typeof os.cpus);
