/** The surnames of more than nine in ten Chinese people, and those of two characters. */
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史龙陶贺顾毛郝龚邵万钱严覃武戚莫孔向汤温康施牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳欧管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝'
const doubleSurnames = '欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|司徒'

export const chineseName = `(?:(?:${doubleSurnames})[一-龥]{1,2}|[${surnames}][一-龥]{1,2})`

const surnamesInPinyin =
  'WANG LI ZHANG LIU CHEN YANG HUANG ZHAO WU ZHOU XU SUN MA ZHU HU GUO HE LIN GAO LUO ZHENG LIANG XIE SONG TANG DENG FENG HAN CAO ZENG PENG XIAO CAI PAN TIAN DONG YUAN YU YE JIANG DU SU WEI CHENG LV LU DING SHEN REN YAO FU ZHONG CUI TAN LIAO FAN JIN SHI DAI JIA XIA QIU FANG HOU ZOU XIONG MENG QIN BAI YAN XUE YIN DUAN LEI LONG TAO GU MAO HAO GONG SHAO WAN QIAN QI MO KONG KANG NIU GE XING AN OU ZHUANG NIE YUE ZHAI'
    .split(' ')
    .join('|')
const syllable =
  '(?:[BPMFDTNLGKHJQXRZCSYW]|ZH|CH|SH)?(?:IANG|IONG|UANG|ANG|ENG|ING|ONG|IAN|IAO|UAI|UAN|AI|AN|AO|EI|EN|ER|IA|IE|IN|IU|OU|UA|UE|UI|UN|UO|A|E|I|O|U|V)'

/** As machines write them: a surname and a given name of one or two syllables, in capitals. What lies between them is easily overlooked. */
export const pinyinName = `(?:${surnamesInPinyin})[ ^,]*(?:${syllable}){1,2}`
