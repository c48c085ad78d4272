import http from 'node:http'
import { isPassword } from '#server/features/people/account/passwords.ts'

/** The limit of a login: `node:http` and a password check, and nothing else. */
const stored = process.env.PASSWORD_HASH!
const password = process.env.PASSWORD!

const server = http.createServer((request, response) => {
  request.resume().on('end', () => void answer(response))
})

async function answer(response: http.ServerResponse) {
  const isRight = await isPassword(stored, password)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ status: isRight ? 200 : 400, message: '', data: null }))
}

server.listen(Number(process.env.PORT), '127.0.0.1')
