import { maskName } from '#server/features/people/account/mask-name.ts'

/** An invited person. Organisers know whom they invite by number; the masked name confirms it. */
export const presentGuest = ({ userid, truename }: { userid: number; truename: string }) => ({
  userid,
  truename: maskName(truename),
})
