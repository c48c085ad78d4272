import type { FastifyBaseLogger } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import type { ClientMessage } from '#contract/wire/socket.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import type { Logins, Member } from '#kernel/member.ts'
import { closings } from './connection.ts'
import type { Connection, Proof } from './connection.ts'
import type { MayJoin } from './group-access.ts'
import type { LocalClients } from './local-clients.ts'
import { readMessage } from './read-message.ts'
import type { RefusalReason } from './read-message.ts'

type ConversationDeps = {
  logins: Pick<Logins, 'recogniseMember' | 'recogniseCookie'>
  mayJoin: MayJoin
  groupsPerClient: number
  clients: LocalClients
  log: Pick<FastifyBaseLogger, 'warn'>
}

type Conversation = {
  /** Answers one frame of a client. Never rejects. */
  hear(connection: Connection, text: string): Promise<void>
  /** Whether what a client proved itself with is still believed. Never rejects. */
  stillProves(connection: Connection): Promise<boolean>
}

export function createConversation(deps: ConversationDeps): Conversation {
  const { clients } = deps

  async function believe(proof: Proof): Promise<Member> {
    if ('token' in proof) return deps.logins.recogniseMember(proof.token)
    const member = await deps.logins.recogniseCookie(proof.cookie)
    if (!member) throw refuse(failures.loginExpired)
    return member
  }

  async function logIn(connection: Connection, message: ClientMessage) {
    const guestId = message.guest_id ?? ''
    const userid = String(message.userid)
    if (userid === '') {
      // Whoever shows a token means to be somebody: rather refused than silently a visitor.
      if (message.token) return refused(connection, 'login', 'userid')
      if (guestId === '') return refused(connection, 'login', 'guest_id')
      clients.identify(connection, { guestId })
      return connection.tell(socketTopics.ready, { userid: 0 })
    }
    const proof = proofOf(connection, message)
    if (!proof) throw refuse(failures.loginExpired)
    const member = await believe(proof)
    if (String(member.userId) !== userid) return refused(connection, 'login', 'userid')
    if (!connection.isOpen) return
    if (!clients.identify(connection, { guestId, member, proof })) throw refuse(failures.loginEnded)
    connection.tell(socketTopics.ready, { userid: member.userId })
  }

  async function changeGroup(connection: Connection, message: ClientMessage) {
    const { type, groupId } = message
    const { identity } = connection
    if (!identity) return refused(connection, type, 'notLoggedIn')
    if (String(message.userid) !== String(identity.member?.userId ?? ''))
      return refused(connection, type, 'userid')
    if (groupId === undefined) return refused(connection, type, 'groupId')
    if (type === 'leaveGroup') return clients.leave(connection, groupId)
    if (!connection.groups.has(groupId)) {
      if (connection.groups.size >= deps.groupsPerClient) return refused(connection, type, 'tooManyGroups')
      const { guestId, member } = identity
      const caller = { guestId, address: connection.address, language: 'zh' as const }
      let seen: number
      do {
        seen = clients.removals
        if (!(await deps.mayJoin(groupId, { member, caller })))
          return refused(connection, type, 'noPermission')
      } while (seen !== clients.removals)
      // The login may have ended meanwhile.
      if (!connection.isOpen || connection.identity !== identity) return
      clients.join(connection, groupId)
    }
    connection.tell(socketTopics.joined, { groupId })
  }

  async function hear(connection: Connection, text: string) {
    if (!connection.isOpen) return
    const read = readMessage(text, Date.now())
    if (!('message' in read)) return refused(connection, read.of, read.reason)
    const { type } = read.message
    try {
      await (type === 'login' ? logIn(connection, read.message) : changeGroup(connection, read.message))
    } catch (error) {
      if (error instanceof Refusal) return refused(connection, type, error.failure.name)
      // Nothing is known about the login, so nothing is said about it: the client comes back later.
      deps.log.warn({ err: error }, 'socket message not handled')
      refused(connection, type, 'busy')
      connection.close(closings.tryLater)
    }
  }

  async function stillProves(connection: Connection) {
    const { identity } = connection
    if (!identity?.proof) return true
    try {
      return (await believe(identity.proof)).sessionId === identity.member?.sessionId
    } catch (error) {
      if (!(error instanceof Refusal)) deps.log.warn({ err: error }, 'socket login not checked')
      return false
    }
  }

  return { hear, stillProves }
}

function proofOf(connection: Connection, { token }: ClientMessage): Proof | undefined {
  if (token) return { token }
  return connection.cookie === undefined ? undefined : { cookie: connection.cookie }
}

const refused = (connection: Connection, of: string, reason: RefusalReason | (string & {})) =>
  connection.tell(socketTopics.refused, { of, reason, server_time: Date.now() })
