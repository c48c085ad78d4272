import { dataPackageCalls } from '#contract/library/data-packages.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentDataPackage } from './data-packages.present.ts'
import { selectDataPackage, selectPackageFiles } from './data-packages.queries.ts'
import { selectMailsOfUser } from './mails.queries.ts'

const mailsShown = 5

export const getDataPackage = answer(dataPackageCalls.detail, async (input, { db, vault, member }) => {
  const row = await selectDataPackage(db, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  const [files, mails] = await Promise.all([
    selectPackageFiles(db, row.id),
    member ? selectMailsOfUser(db, member.userId, row.id, mailsShown) : [],
  ])
  return presentDataPackage(row, files, { isMember: member !== undefined, mails }, vault)
})
