import * as z from 'zod/mini'

const parcel = z.discriminatedUnion('to', [
  z.object({ to: z.literal('group'), id: z.string(), text: z.string() }),
  /** `isEnd`: the login is over, so its clients hear this and nothing more. */
  z.object({ to: z.literal('session'), id: z.int(), text: z.string(), isEnd: z.boolean() }),
  z.object({ to: z.literal('guest'), id: z.string(), text: z.string(), except: z.int() }),
  /** Says nothing: the user is no longer in the group. */
  z.object({ to: z.literal('removed'), id: z.string(), userId: z.int() }),
])

const counts = z.array(z.tuple([z.string(), z.int()]))

/** What processes tell each other. Checked, because during an update they may be of two versions. */
export const note = z.union([z.object({ parcel }), z.object({ counts })])

/** A written message on its way to the clients that it is meant for, whichever process holds them. */
export type Parcel = z.infer<typeof parcel>

/** How many clients of each group a process holds. */
export type Counts = z.infer<typeof counts>

export type Note = z.infer<typeof note>
