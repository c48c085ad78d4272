import type { Topic } from '#contract/wire/topic.ts'

/** How features speak to connected clients, whichever process holds them. What cannot be sent is logged, and never thrown. */
export type Rooms = {
  /** To everybody in a group. Under load several messages travel gathered in one frame. */
  toGroup<Message>(topic: Topic<Message>, groupId: string, message: Message): Promise<void>
  /** To the clients of one login. */
  toSession<Message>(topic: Topic<Message>, sessionId: number, message: Message): Promise<void>
  /** To the clients of one browser identity, except those of the login that caused it. */
  toGuest<Message>(
    topic: Topic<Message>,
    guestId: string,
    message: Message,
    exceptSessionId: number,
  ): Promise<void>
  /** Nobody hears a group any more who is no longer one of those it is for. */
  removeFromGroup(groupId: string, userId: number): Promise<void>
  /** How many clients of a group are connected, over all processes. */
  connected(groupId: string): number
  /** How many clients of a group are connected to this process. */
  connectedHere(groupId: string): number
  close(): Promise<void>
}
