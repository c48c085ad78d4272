import * as z from 'zod/mini'
import { defineTopic } from './topic.ts'

export const socketPath = '/ws'
export const socketVersion = '1.0'

/** The text that is hashed to sign a socket message. */
export const socketSignText = (
  platform: string | number,
  userid: string | number,
  version: string,
  timestamp: string | number,
) => `${platform}${userid}${version}${timestamp}`

/** What a client sends. `token` decides the rights, the signature protects against accidents. */
export const clientMessage = z.object({
  type: z.enum(['login', 'joinGroup', 'leaveGroup']),
  groupId: z.optional(z.string().check(z.regex(/^[\w:-]{1,64}$/))),
  platform: z.union([z.string().check(z.maxLength(4)), z.int()]),
  signature: z.string().check(z.length(64)),
  userid: z.union([z.string().check(z.maxLength(20)), z.int()]),
  version: z.literal(socketVersion),
  timestamp: z.union([z.string().check(z.maxLength(16)), z.int()]),
  token: z.optional(z.string().check(z.maxLength(100))),
  guest_id: z.optional(z.string().check(z.maxLength(64))),
})

export type ClientMessage = z.infer<typeof clientMessage>

export const socketTopics = {
  ready: defineTopic(
    'ready',
    'The answer to login: the socket may join groups now.',
    z.object({ userid: z.int() }),
  ),
  joined: defineTopic('joined', 'The answer to joinGroup.', z.object({ groupId: z.string() })),
  refused: defineTopic(
    'refused',
    'A message that was not accepted, with the server time for clocks that are off.',
    z.object({ of: z.string(), reason: z.string(), server_time: z.int() }),
  ),
  online: defineTopic(
    'online',
    'How many clients of a group are connected.',
    z.object({ groupId: z.string(), count: z.int() }),
  ),
}

export const accountTopics = {
  changeAccount: defineTopic('changeAccount', 'Another user logged in here: the page reloads.', z.object({})),
  outsideAccount: defineTopic(
    'outsideAccount',
    'The login was ended from elsewhere: the client logs out.',
    z.object({}),
  ),
}
