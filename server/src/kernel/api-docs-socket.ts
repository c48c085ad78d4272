import { clientMessage, socketPath, socketVersion } from '#contract/wire/socket.ts'
import type { Topic } from '#contract/wire/topic.ts'
import { code, codes, prose, shape } from './api-docs-text.ts'

/** How the socket is spoken to, and what it says. */
export function describeSocket(topics: Topic<unknown>[]): string {
  const signed = ['platform', 'userid', 'version', 'timestamp']
  const entries = topics.map(
    ({ type, about, message }) =>
      `<details><summary>${code(type)}<br>${prose(about)}</summary>${shape(message)}</details>`,
  )
  return (
    `<h2 id="socket">socket</h2><ul>` +
    `<li>A WebSocket at ${code(socketPath)}. A client sends JSON texts of the types ${codes(clientMessage.shape.type.options)}; ` +
    `each carries ${codes(signed)} and ${code('signature')}, the SHA-256 of those four one after another, in lower-case hex. ` +
    `${code('version')} is ${code(socketVersion)}, ${code('timestamp')} as in a call.</li>` +
    `<li>First comes ${code('login')}, with ${code('token')} for a member; a visitor sends an empty ${code('userid')} and a ` +
    `${code('guest_id')}. ${code('joinGroup')} and ${code('leaveGroup')} name a ${code('groupId')}, such as ${code('meeting:3')}.</li>` +
    `<li>The server sends one of the messages below as an object with its ${code('type')}, or a list of them while a room is busy.</li></ul>` +
    entries.join('')
  )
}
