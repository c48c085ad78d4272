import type * as z from 'zod/mini'

/** A message that the server sends over the socket, declared once for both sides. */
export type Topic<Message> = { type: string; about: string; message: z.ZodMiniType<Message> }

/* @__NO_SIDE_EFFECTS__ */
export const defineTopic = <Message>(
  type: string,
  about: string,
  message: z.ZodMiniType<Message>,
): Topic<Message> => ({ type, about, message })
