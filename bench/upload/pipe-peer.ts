import { createWriteStream } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'

/** The bare server: pipes the body of a request into a file, and answers when the file is on the disk. */
const server = http.createServer((request, response) => {
  if (request.method === 'GET') {
    response.end()
    return
  }
  const file = createWriteStream(path.join(process.env.DATA_DIR!, 'piped'), { flush: true })
  pipeline(request, file, (error) => {
    response.statusCode = error ? 500 : 200
    response.end()
  })
})

server.listen(Number(process.env.PORT), '127.0.0.1')
