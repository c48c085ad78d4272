import { tableIn } from '#kernel/console-framework/place.ts'
import type { PlacePart } from '#kernel/console-framework/place.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import type { WechatType } from '#kernel/ports/wechat.ts'
import { shanghaiTime } from '#kernel/time.ts'
import {
  selectBoundIdentities,
  selectUnbindings,
} from '#server/features/people/account/wechat-identities.queries.ts'
import type { LoginWay } from '#server/features/people/account/sessions.queries.ts'
import { clientWords } from './client-words.ts'
import { selectRecentSessions } from './own-account.queries.ts'

const endings = {
  logout: words('本人退出', 'Logged out'),
  elsewhere: words('在别处退出', 'Ended elsewhere'),
  password: words('修改密码后退出', 'Password changed'),
  reuse: words('登录凭证重复使用', 'Token used twice'),
  operator: words('运营人员退出', 'Ended by an operator'),
  deleted: words('账号已注销', 'Account deleted'),
}

const ways: Record<LoginWay, Words> = {
  '': words('未记录', 'Not noted'),
  password: words('密码', 'Password'),
  code: words('短信验证码', 'SMS code'),
  carrier: words('本机号码', 'Carrier'),
  wechat: words('微信', 'WeChat'),
  enterprise: words('企业账号', 'Enterprise'),
  'handed-on': words('其他登录转入', 'Another login'),
}

const apps: Record<WechatType, Words> = {
  1: words('公众号', 'Official account'),
  2: words('小程序', 'Mini program'),
  3: words('企业微信', 'WeChat Work'),
  4: words('网站', 'Website'),
}

/** The logins of a person, and by which WeChat they come, those that are over included. */
export const personLogins: PlacePart = {
  place: 'people',
  name: 'logins',
  title: words('登录记录', 'Logins'),
  async read({ db, caller }, id) {
    const { language } = caller
    const rows = await selectRecentSessions(db, id)
    const bindings = [
      ...(await selectBoundIdentities(db, id)).map((one) => ({ ...one, unbound_at: null })),
      ...(await selectUnbindings(db, id)),
    ]
    return {
      tables: [
        tableIn(language)(
          ['最近的登录', 'Latest logins'],
          [
            ['设备', 'With'],
            ['方式', 'By'],
            ['登录时间', 'Since'],
            ['最近使用', 'Last used'],
            ['状态', 'State'],
          ],
          rows.map(({ client, way, created_at, seen_at, ended_by, is_live }) => [
            clientWords[client as keyof typeof clientWords][language],
            ways[way][language],
            shanghaiTime(created_at),
            shanghaiTime(seen_at),
            (is_live
              ? words('登录中', 'Logged in')
              : ended_by
                ? endings[ended_by]
                : words('已过期', 'Expired'))[language],
          ]),
        ),
        tableIn(language)(
          ['微信', 'WeChat'],
          [
            ['应用', 'App'],
            ['绑定时间', 'Bound at'],
            ['解绑时间', 'Unbound at'],
          ],
          bindings.map(({ app_type, bound_at, unbound_at }) => [
            apps[app_type][language],
            bound_at ? shanghaiTime(bound_at) : '',
            unbound_at ? shanghaiTime(unbound_at) : '',
          ]),
        ),
      ],
    }
  },
}
