import type { Client } from 'pg'

const channel = 'xinglin_socket'

export const listenToSocketNotes = (client: Client) => client.query(`listen ${channel}`)

/** One statement however many pieces: they arrive together and in order. */
export const notifySocketNotes = (client: Client, texts: string[]) =>
  client.query({
    name: 'notify-socket-notes',
    text: `select pg_notify('${channel}', piece) from unnest($1::text[]) as piece`,
    values: [texts],
  })

export const askForLife = (client: Client) => client.query('select 1')
