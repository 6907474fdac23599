export const routes = ["/", "/cart"];
