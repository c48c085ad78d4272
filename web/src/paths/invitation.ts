export const invitationPaths = {
  /** What a member shares to bring others in. */
  shareRegister: (inviter: number) => `/shareRegister?inviter=${inviter}`,
}
