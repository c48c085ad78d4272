import { demoCredits, demoFormats, demoRequirements, requirementNote } from '#demo/content/credit-wallet.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { bookSome, collectSome, viewSome, watchForYears } from './personal-center.queries.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import { creditFile } from '#server/features/meetings/credit-wallet/certificate-file.ts'
import { numberKey, titleKey } from '#server/features/meetings/credit-wallet/credit-keys.ts'
import {
  creditFormats,
  creditRequirements,
  externalCredits,
} from '#server/features/meetings/credit-wallet/credit-wallet.tables.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const person = '13800000001'
const dayMinutes = 24 * 60

/** What the demo's doctor finds in the personal centre: favorites, bookings, history, figures and a credit wallet. */
export async function loadPersonal(world: World): Promise<void> {
  const { db, vault } = world
  const user = await selectUserByPhone(db, digestPhone(vault, '86', person))
  if (!user) throw new Error(`the demo has no account ${person}`)
  await collectSome(db, user.id)
  await bookSome(db, user.id)
  await viewSome(db, user.id)
  await watchForYears(db, user.id)
  await loadRequirements(world)
  await insertRows(db, creditFormats, [...demoFormats])
  for (const [at, credit] of demoCredits.entries()) await addCredit(world, user.id, { ...credit, at })
}

function loadRequirements({ db, now }: World): Promise<void> {
  const year = Number(shanghaiTime(now).slice(0, 4))
  return insertRows(
    db,
    creditRequirements,
    [year - 1, year, year + 1].flatMap((one) =>
      demoRequirements.map(({ title, province, credit, firstClass }) => ({
        year: one,
        title,
        province,
        points_tenths: credit * 10,
        first_class_tenths: firstClass * 10,
        note: requirementNote,
      })),
    ),
  )
}

type DemoCredit = (typeof demoCredits)[number] & { at: number }

async function addCredit(
  { db, vault, shelf, now }: World,
  userId: number,
  credit: DemoCredit,
): Promise<void> {
  const { title, organiser, number, at } = credit
  const earnedOn = shanghaiTime(minutesFrom(now, -credit.daysAgo * dayMinutes)).slice(0, 10)
  const body = await drawA4(title, (paper) => {
    paper.fontSize(24).text('继续医学教育学分证书', { align: 'center' }).moveDown(2)
    paper.fontSize(14).text(`${title}\n\n学分：${credit.credit}\n编号：${number}\n${organiser}\n${earnedOn}`)
  })
  const file = shelf.saveOwn({
    name: `credit-${at}.pdf`,
    body,
    mime: 'application/pdf',
    ownerId: userId,
    purpose: creditFile.name,
  })
  await insertRows(db, externalCredits, [
    {
      user_id: userId,
      title,
      organiser,
      number_sealed: vault.seal(number),
      number_digest: vault.digest(`credit number ${numberKey(number)}`),
      title_key: titleKey(title),
      credit_class: credit.creditClass,
      points_tenths: Math.round(credit.credit * 10),
      earned_on: earnedOn,
      files: [file],
      confirmed_at: credit.isConfirmed ? now : null,
    },
  ])
}
