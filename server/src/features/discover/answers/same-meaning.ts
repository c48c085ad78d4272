/** Ordinary words in which people ask for what texts say in others. Diseases and drugs are in the dictionary of synonyms. */
const groups = [
  '处理|治疗|处置|治|疗法',
  '副作用|不良反应|毒副作用',
  '禁忌|禁忌症|禁忌证|禁用|慎用',
  '用量|剂量|用法|每日|每天',
  '复查|随访|复诊|复评|评估',
  '预防|防止|避免|减少',
  '首选|一线|优先|最好',
  '诊断|确诊|判断|鉴别|区分',
  '手术|切除|开刀',
  '停药|停用|停止|停',
  '筛查|筛|检查',
  '目标|达标|控制',
  '怀孕|妊娠|孕期|备孕|再孕',
  '哺乳|哺乳期|喂奶',
  '老人|老年|高龄|老年人',
  '孩子|儿童|小儿|婴儿',
  '相互作用|合用|联用|同服',
  '时机|早期|尽早',
  '征象|信号|表现|线索',
  '疗程|用多久|维持',
].map((line) => line.split('|'))

const byWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)))

export const sameMeaning = (word: string): readonly string[] => byWord.get(word) ?? []
