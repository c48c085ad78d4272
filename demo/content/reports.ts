import type { Meeting } from './meetings.ts'
import type { Doctor } from './people.ts'
import { subjectAt } from './subjects.ts'

export type Report = { title: string; intro: string; body: string; source: string; afterMinutes: number }

const paragraph = (text: string) => `<p>${text}</p>`

/** Reports of a large meeting: how it opened, what was said in its sessions, how young doctors took part. */
export function buildReports(meeting: Meeting, doctors: readonly Doctor[]): Report[] {
  const subject = subjectAt(meeting.subject).name
  const nameOf = (at: number) => doctors[at]?.name ?? '大会专家'
  const [chair = 0, second = chair, third = second] = meeting.speakers
  const [opening, session = opening, another = session] = meeting.sessions
  const topics = (of = session) => (of?.schedule ?? []).slice(0, 4).map((item) => item.title)
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  return [
    {
      title: `${meeting.title}开幕：以证据为基础，回到患者身边`,
      intro: `${subject}领域的同道齐聚一堂，${nameOf(chair)}教授致开幕辞并作主旨报告。`,
      source: meeting.organiser,
      afterMinutes: 180,
      body: [
        paragraph(
          `${meeting.title}今日开幕。大会由${meeting.organiser}主办，设主会场与多个分会场，来自各级医院的${subject}医生在现场和线上同步参会。`,
        ),
        `<h2>主旨报告</h2>`,
        paragraph(
          `大会主席${nameOf(chair)}教授在主旨报告中指出，近年来${subject}的诊疗理念正从“以疾病为中心”转向“以患者为中心”，规范的随访与个体化的治疗决策同样重要。`,
        ),
        `<blockquote>好的研究始于临床，也应当回到临床。</blockquote>`,
        paragraph('开幕式后，与会者围绕指南更新与真实世界研究展开了讨论，线上参会者的提问得到逐一回应。'),
        ...(topics(opening).length > 0 ? ['<h2>首日议题</h2>', list(topics(opening))] : []),
      ].join(''),
    },
    {
      title: `专场聚焦｜${session?.title ?? subject}：从指南到床旁`,
      intro: `${nameOf(second)}教授主持，多位专家结合病例解读最新进展。`,
      source: '大会新闻组',
      afterMinutes: 480,
      body: [
        paragraph(
          `${session?.title ?? '本场'}由${nameOf(second)}教授主持。与会专家结合各自中心的病例，就早期识别、分层管理和长期随访交流了经验。`,
        ),
        ...(topics().length > 0 ? ['<h2>报告要点</h2>', list(topics())] : []),
        '<h2>讨论环节</h2>',
        paragraph(
          '讨论中，基层医院的同道提出了转诊时机与药物可及性的问题。专家建议：先评估风险，再决定检查的先后；条件有限时，可用简化量表完成初筛。',
        ),
        '<table><thead><tr><th>场景</th><th>建议</th></tr></thead><tbody><tr><td>首次就诊</td><td>完成风险分层并记录基线</td></tr><tr><td>随访</td><td>按分层确定间隔，变化时提前复诊</td></tr></tbody></table>',
      ].join(''),
    },
    {
      title: `青年医生说：在${another?.title ?? '大会'}学到的三件事`,
      intro: '三位青年医生分享了他们的笔记，关于沟通、关于决策、关于坚持随访。',
      source: '大会新闻组',
      afterMinutes: 900,
      body: [
        paragraph(
          `“听${nameOf(third)}教授讲病例，最大的收获是学会说明‘为什么现在不做’。”一位住院医师在会后说。我们整理了三位青年医生的学习笔记。`,
        ),
        '<h2>一、把话说清楚</h2>',
        paragraph('用患者听得懂的语言解释检查的目的，依从性会明显提高。'),
        '<h2>二、把决定记下来</h2>',
        paragraph('每一次调整治疗都写明理由，下一位接诊的同事会感谢你。'),
        '<h2>三、把随访做下去</h2>',
        paragraph('失访往往始于第一次没有约好的复诊，团队分工可以让随访变得简单。'),
      ].join(''),
    },
  ]
}
