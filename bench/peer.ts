import http from 'node:http'
import pg from 'pg'

/** The bare server: `node:http` and `pg` running the same statements, prepared, and nothing else. */
const statements = JSON.parse(process.env.STATEMENTS!) as { text: string; values: unknown[] }[]
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 10 })

const server = http.createServer((request, response) => {
  request.resume().on('end', () => void answer(response))
})

async function answer(response: http.ServerResponse) {
  const data = await Promise.all(
    statements.map(async (statement, at) => (await pool.query({ name: `s${at}`, ...statement })).rows),
  )
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ status: 200, message: 'ok', data }))
}

server.listen(Number(process.env.PORT), '127.0.0.1')
