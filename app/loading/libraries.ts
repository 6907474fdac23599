/** The packages of the app besides React. Running them separately before it avoids a long task. */
export {toJsxRuntime} from 'hast-util-to-jsx-runtime'
export {default as ky} from 'ky'
export {toHast} from 'mdast-util-to-hast'
export {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  RouterProvider,
  useLocation,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
