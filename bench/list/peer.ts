import http from 'node:http'
import pg from 'pg'

/** The limit: `node:http` and `pg` running the same statement, prepared, and nothing else. */
const statement = JSON.parse(process.env.STATEMENT!) as { text: string; values: unknown[] }
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 10 })

const server = http.createServer((request, response) => {
  request.resume().on('end', () => void answer(response))
})

async function answer(response: http.ServerResponse) {
  const { rows } = await pool.query({ name: 'list', ...statement })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ status: 200, message: 'ok', data: { data: rows } }))
}

server.listen(Number(process.env.PORT), '127.0.0.1')
