import { userTypes } from '#contract/people/account.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { drawPortrait } from '#demo/art/portrait.ts'
import { hashPassword } from '#server/features/people/account/passwords.ts'
import { storedPhone } from '#server/features/people/account/phone.ts'
import { sandboxPlatform } from '#server/features/people/other-logins/enterprise-signature.ts'
import { enterpriseUsers } from '#server/features/people/other-logins/other-logins.tables.ts'
import { secondFactors } from '#server/features/people/second-step/second-step.tables.ts'
import type { World } from '#demo/world.ts'

const password = 'Xinglin2026'

type Account = {
  phone: string
  truename: string
  gender: 'male' | 'female'
  user_type: OneOf<typeof userTypes>
  work?: { hospital: string; department: string; title: '主任医师' | '副主任医师' }
  company?: string
  operator_roles?: OperatorRole[]
  status?: 'forbidden'
}

const work = (hospital: string, department: string, title: NonNullable<Account['work']>['title']) => ({
  hospital,
  department,
  title,
})
const { doctor, other, enterprise } = userTypes

const operator = (
  phone: string,
  truename: string,
  gender: Account['gender'],
  role: OperatorRole,
): Account => ({ phone, truename, gender, user_type: other, operator_roles: [role] })

/** Experts who speak in meetings and are asked for consultations. */
export const expertPhones = ['13800000005', '13800000006', '13800000007']

/** Doctors with a homepage. */
export const homepagePhones = ['13800000001', ...expertPhones]

/** The accounts that the README names, one for each kind of user. */
export const demoAccounts: Account[] = [
  {
    phone: '13800000001',
    truename: '沈清和',
    gender: 'female',
    user_type: doctor,
    work: work('江城大学附属第一医院', '心血管内科', '副主任医师'),
  },
  { phone: '13800000002', truename: '陆远', gender: 'male', user_type: doctor },
  { phone: '13800000003', truename: '顾明川', gender: 'male', user_type: enterprise, company: '康宁诺生物' },
  { phone: '13800000004', truename: '白芷', gender: 'female', user_type: other },
  {
    phone: '13800000005',
    truename: '程怀瑾',
    gender: 'male',
    user_type: doctor,
    work: work('秦淮医科大学附属医院', '神经外科', '主任医师'),
  },
  {
    phone: '13800000006',
    truename: '韩静姝',
    gender: 'female',
    user_type: doctor,
    work: work('钱江医科大学附属第一医院', '呼吸与危重症医学科', '主任医师'),
  },
  {
    phone: '13800000007',
    truename: '贺知新',
    gender: 'male',
    user_type: doctor,
    work: work('云岭医科大学第一附属医院', '消化内科', '主任医师'),
  },
  { phone: '13800000008', truename: '乔小满', gender: 'female', user_type: other },
  {
    phone: '13800000009',
    truename: '运营',
    gender: 'female',
    user_type: other,
    operator_roles: ['administrator'],
  },
  { phone: '13800000010', truename: '周某', gender: 'male', user_type: other, status: 'forbidden' },
  {
    phone: '13800000011',
    truename: '财务',
    gender: 'male',
    user_type: other,
    operator_roles: ['administrator'],
  },
  operator('13800000012', '苏墨', 'female', 'editor'),
  operator('13800000013', '霍一鸣', 'male', 'meetingManager'),
  operator('13800000014', '秦知微', 'female', 'reviewer'),
  operator('13800000015', '钱守正', 'male', 'financeClerk'),
  operator('13800000016', '方其然', 'female', 'financeApprover'),
  operator('13800000017', '林同舟', 'male', 'unionClerk'),
  operator('13800000018', '温若棠', 'female', 'support'),
  operator('13800000019', '季思远', 'male', 'analyst'),
]

/** What the authenticator app of every demo operator holds. */
const authenticatorSecret = 'XINGLIN2DEMO3OPERATOR4SECRETS234'

export async function loadAccounts({ db, vault, shelf }: World): Promise<void> {
  const password_hash = await hashPassword(password)
  const ids = await insertForIds(
    db,
    users,
    demoAccounts.map(({ phone, gender, work, ...account }, at) => ({
      ...account,
      ...work,
      ...storedPhone(vault, '86', phone),
      password_hash,
      photo: shelf.draw(`user-${at}`, drawPortrait(500 + at, { gender, age: at === 3 ? 'young' : 'middle' })),
    })),
  )
  await insertRows(
    db,
    secondFactors,
    demoAccounts.flatMap(({ operator_roles }, at) =>
      operator_roles
        ? [
            {
              user_id: ids[at]!,
              kind: 'totp' as const,
              sealed: vault.seal(authenticatorSecret),
              used_step: 0,
            },
          ]
        : [],
    ),
  )
  await insertRows(
    db,
    enterpriseUsers,
    demoAccounts.flatMap(({ user_type }, at) =>
      user_type === enterprise
        ? [{ platform: sandboxPlatform, uid: `KN${1000 + at}`, user_id: ids[at]! }]
        : [],
    ),
  )
}
