import { format } from "@/format";

document.body.append(format(1));
