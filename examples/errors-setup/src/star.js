export * from "charts";
