import("./report.js").then(({ report }) => console.log("admin", report));
