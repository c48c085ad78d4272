import { userTypes } from '#contract/people/account.ts'
import { titleGroups } from '#contract/wire/titles.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { words } from '#kernel/console-framework/words.ts'

export const channelWords = {
  app: words('App 推送', 'App push'),
  web: words('浏览器推送', 'Browser push'),
  wechat: words('微信服务号', 'WeChat'),
  mail: words('邮件', 'Mail'),
}

export const kindWords = {
  system: words('系统', 'System'),
  meetings: words('会议', 'Meetings'),
  consultations: words('会诊', 'Consultations'),
  unions: words('科联体', 'Unions'),
  experts: words('专家', 'Experts'),
  orders: words('订单', 'Orders'),
  comments: words('互动', 'Comments'),
}

export const identityWords: Record<string, Words> = {
  [userTypes.doctor]: words('医生', 'Doctor'),
  [userTypes.other]: words('其他用户', 'Other'),
  [userTypes.enterprise]: words('企业用户', 'Enterprise'),
  [userTypes.none]: words('未选择', 'None'),
}

export const titleWords: Record<string, Words> = Object.fromEntries(
  titleGroups.flatMap(({ members }) => members.map(([zh, en]) => [zh, words(zh, en)])),
)

/** As the list of hospitals names them. */
export const provinceWords: Record<string, Words> = Object.fromEntries(
  [
    ['北京', 'Beijing'],
    ['天津', 'Tianjin'],
    ['河北', 'Hebei'],
    ['山西', 'Shanxi'],
    ['内蒙古', 'Inner Mongolia'],
    ['辽宁', 'Liaoning'],
    ['吉林', 'Jilin'],
    ['黑龙江', 'Heilongjiang'],
    ['上海', 'Shanghai'],
    ['江苏', 'Jiangsu'],
    ['浙江', 'Zhejiang'],
    ['安徽', 'Anhui'],
    ['福建', 'Fujian'],
    ['江西', 'Jiangxi'],
    ['山东', 'Shandong'],
    ['河南', 'Henan'],
    ['湖北', 'Hubei'],
    ['湖南', 'Hunan'],
    ['广东', 'Guangdong'],
    ['广西', 'Guangxi'],
    ['海南', 'Hainan'],
    ['重庆', 'Chongqing'],
    ['四川', 'Sichuan'],
    ['贵州', 'Guizhou'],
    ['云南', 'Yunnan'],
    ['西藏', 'Tibet'],
    ['陕西', 'Shaanxi'],
    ['甘肃', 'Gansu'],
    ['青海', 'Qinghai'],
    ['宁夏', 'Ningxia'],
    ['新疆', 'Xinjiang'],
    ['台湾', 'Taiwan'],
    ['香港', 'Hong Kong'],
    ['澳门', 'Macao'],
  ].map(([zh, en]) => [zh!, words(zh!, en!)]),
)
