import { existsSync } from "node:fs";
import path from "node:path";
import { mockCart } from "./mock-cart.mjs";

const mocks = path.resolve(import.meta.dirname, "mocks");

const isMock = (pathname, { method }) =>
  method === "GET" && existsSync(path.join(mocks, `${pathname}.json`));

export default {
  mode: "development",
  devServer: {
    static: [
      "public",
      { directory: mocks, staticOptions: { extensions: ["json"] } },
    ],
    proxy: [
      {
        context: (pathname, request) =>
          pathname.startsWith("/api/") && !isMock(pathname, request),
        target: "http://localhost:8000",
      },
    ],
    setupMiddlewares(middlewares) {
      const at = middlewares.findIndex(
        ({ name }) => name === "webpack-dev-middleware",
      );
      return middlewares.toSpliced(at, 0, {
        name: "mock-cart",
        path: "/api/cart",
        middleware: mockCart,
      });
    },
  },
};
