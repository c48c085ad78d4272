import type { selectEnterpriseOfUser } from './other-logins.queries.ts'

type EnterpriseRow = NonNullable<Awaited<ReturnType<typeof selectEnterpriseOfUser>>>

export const presentEnterpriseUser = (row: EnterpriseRow) => ({
  userid: row.userId,
  pf: row.platform,
  uid: row.uid,
  company: row.company,
  truename: row.truename,
  photo: row.photo,
})
