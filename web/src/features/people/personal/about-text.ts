const zh = {
  brand: '杏林',
  slogan: '医生的学术之家',
  what: [
    '杏林为医生与医学工作者提供学术会议、课程、手术视频与专业资讯，让好的经验被更多同行看见。',
    '名称取自“杏林春暖”的典故：医者董奉为人治病不取报酬，只请病愈者种下杏树，久而成林。',
  ],
  version: (version: string) => `版本 ${version}`,
  contact: '联系我们',
  hotline: '服务热线',
  agreements: '协议与政策',
}

export const aboutText = {
  zh,
  en: {
    brand: 'Xinglin',
    slogan: 'Where doctors meet and learn',
    what: [
      'Xinglin brings meetings, courses, surgical videos and articles to doctors and everybody who works in medicine, so that good experience reaches more colleagues.',
      'The name means apricot grove: the physician Dong Feng took no fee and asked those he had cured to plant an apricot tree instead, until there was a forest.',
    ],
    version: (version) => `Version ${version}`,
    contact: 'Contact',
    hotline: 'Hotline',
    agreements: 'Agreements and policies',
  } satisfies typeof zh,
}
