import type { Seeded } from '#demo/seeded.ts'

const surnames = Array.from(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段钱汤尹黎易常武乔贺赖龚文',
)
export const rareSurnames = ['欧阳', '上官', '司徒', '诸葛']

const given = {
  male: {
    old: [
      '建国',
      '志强',
      '文彬',
      '国华',
      '明远',
      '德生',
      '振邦',
      '树人',
      '广平',
      '宗儒',
      '永康',
      '家骏',
      '启明',
      '正清',
      '守义',
    ],
    new: [
      '子昂',
      '浩然',
      '宇轩',
      '俊杰',
      '嘉树',
      '思齐',
      '云帆',
      '泽民',
      '弘毅',
      '承远',
      '景行',
      '立言',
      '若谷',
      '知行',
      '天佑',
      '博文',
      '骁',
      '恺',
      '翊',
      '晟',
      '川',
      '睿',
      '哲',
    ],
  },
  female: {
    old: [
      '淑芬',
      '秀兰',
      '玉珍',
      '慧敏',
      '雅琴',
      '静宜',
      '素华',
      '美玲',
      '惠贞',
      '婉清',
      '蕴华',
      '佩芳',
      '文娟',
      '兰馨',
      '月英',
    ],
    new: [
      '雨桐',
      '欣怡',
      '诗涵',
      '思琪',
      '若曦',
      '语嫣',
      '清扬',
      '静姝',
      '书瑶',
      '知夏',
      '晓岚',
      '安然',
      '采薇',
      '念慈',
      '雪莹',
      '佳宁',
      '颖',
      '婧',
      '蕾',
      '琳',
      '岚',
      '楠',
      '悦',
    ],
  },
} as const

/** A name that has not been given yet; `taken` remembers it. */
export function newName(
  random: Seeded,
  gender: 'male' | 'female',
  senior: boolean,
  taken: Set<string>,
): string {
  const pool = given[gender][senior ? 'old' : 'new']
  for (;;) {
    const surname = random.chance(0.02) ? random.pick(rareSurnames) : random.pick(surnames)
    const name = surname + random.pick(pool)
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
