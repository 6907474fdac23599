import cluster from 'node:cluster'
import {createServer} from 'node:http'
import {askForRestart, leaveWhenReplaced, supervise} from '../../../tools/server/supervise.ts'

/* A server that answers with its process, and is replaced when it is asked for `/restart`. */
if (cluster.isPrimary) supervise()
else {
  const server = createServer(({url}, response) => {
    if (url === '/restart') askForRestart()
    response.end(String(process.pid))
  })
  leaveWhenReplaced(server, () => undefined)
  server.listen(0, () => {
    const address = server.address()
    console.log(typeof address === 'object' ? address?.port : address)
  })
}
