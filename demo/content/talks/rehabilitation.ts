import type { TalkTexts } from './talk-text.ts'

export const rehabilitationTalks: TalkTexts = {
  脑卒中后偏瘫: [
    [
      '二十四小时内不做高强度离床。二十四到四十八小时短时多次最好。血压波动二十就停。',
      'No intense mobilisation on day one. Short and often from 24 to 48 hours. Stop at a swing of twenty.',
    ],
    [
      '手腕能背伸十度才适合。健手限制每天六小时，连续两周。任务要来自生活。',
      'Ten degrees of wrist extension needed. Restrain six hours a day for two weeks. Use real tasks.',
    ],
    [
      '先站稳，再减重，再户外。步速每秒零点四米可以社区行走。跌倒要提前练。',
      'Stand, then unload, then outdoors. At 0.4 metres a second the street is possible. Practise falling.',
    ],
  ],
  吞咽障碍: [
    [
      '意识清楚先试三毫升水。咳嗽、湿音和血氧降二就停。没筛查不给口服药。',
      'Three millilitres first. Stop on cough, wet voice or two percent. No tablets before.',
    ],
    [
      '看启动延迟、残留和误吸时相。隐性误吸只有造影能见。稠度从中等开始。',
      'Delay, residue and phase. Only imaging shows silent aspiration. Begin with medium.',
    ],
    [
      '低头加转向患侧。一口五毫升。进食后坐三十分钟。',
      'Chin down, turn to the weak side. Five millilitres a bite. Sit for thirty minutes.',
    ],
  ],
  失语症: [
    [
      '先听流利，再听理解，最后复述。不要把痴呆当失语。母语和方言都要测。',
      'Fluency, comprehension, repetition. Dementia is not aphasia. Test dialects.',
    ],
    [
      '每天两小时、每周五天才有效。电话和买菜作为材料。两周一评。',
      'Two hours, five days a week. Phone and market as material. Score every two weeks.',
    ],
    [
      '短句、等十秒、用图和手势。不替他说完。一次只谈一件事。',
      'Short, wait ten seconds, point. Do not finish sentences. One thing at a time.',
    ],
  ],
  脊髓损伤: [
    [
      '七十二小时后的评级才可靠。颈六可以自己转移。骶残留是好信号。',
      'Grade after 72 hours. C6 can transfer. Sacral sparing is good.',
    ],
    [
      '间歇导尿四到六小时一次。残余超过四百要加次。尿动力每年一次。',
      'Catheterise every four to six hours. More often above 400. Urodynamics yearly.',
    ],
    [
      '轮椅坐垫先于轮椅。门宽八十厘米。坡道一比十二。',
      'The cushion before the chair. Eighty centimetres of door. A ramp of one to twelve.',
    ],
  ],
  肌痉挛: [
    [
      '改良量表同一时间同一体位。快慢牵伸都做。区分挛缩。',
      'Same time, same position. Fast and slow. Tell contracture.',
    ],
    [
      '先问最想改善的动作再选肌肉。每点不超过五十单位。三个月内不重复。',
      'Ask for the wanted movement. Fifty units a point. Not within three months.',
    ],
    [
      '注射后两周内牵伸效果最好。支具每天六小时。皮肤每天看。',
      'Stretch in the two weeks after. Brace six hours. Look at the skin.',
    ],
  ],
  颈肩痛: [
    [
      '深屈肌低负荷十秒十次。先控制再力量。六周见效。',
      'Ten seconds, ten times. Control before strength. Six weeks.',
    ],
    [
      '手法短期有效，要配合运动。椎动脉症状不做。第一次不做快速手法。',
      'Short-term with exercise. Not with arterial signs. No thrust at first.',
    ],
    [
      '屏幕与眼同高，四十五分钟起身。肩胛后缩每小时十次。枕头一拳高。',
      'Screen at eye level, rise every 45 minutes. Ten retractions an hour. A fist of pillow.',
    ],
  ],
  慢性腰痛: [
    [
      '大小便、体重、发热和夜痛四问。没有红旗不拍片。一个月不好再评。',
      'Bladder, weight, fever, night. No films without flags. Again after a month.',
    ],
    [
      '先腹横肌再动态。每天十五分钟胜过每周一次。疼痛三分以内可以继续。',
      'Transversus first. Fifteen minutes daily. Go on below three.',
    ],
    ['把疼痛等于损伤的想法拆开。写活动日记。睡眠先改。', 'Hurt is not harm. Keep a diary. Sleep first.'],
  ],
  关节置换术后康复: [
    [
      '术前四周股四头肌和戒烟。家里先装扶手。预期写下来。',
      'Quadriceps and no smoking for four weeks. Rails first. Write expectations.',
    ],
    [
      '两周九十度，六周一百一十度。直腿抬高第一天。肿胀时减量。',
      'Ninety at two, 110 at six weeks. Straight leg on day one. Less when swollen.',
    ],
    [
      '每周视频两次看步态。传感器测角度。发热和小腿痛立即来。',
      'Watch gait twice a week. A sensor measures. Fever and calf pain: come.',
    ],
  ],
  心肺康复: [
    [
      '看摄氧峰值和无氧阈。血压降十就停。贝塔阻滞剂照常吃。',
      'Peak and threshold. Stop at a fall of ten. Keep the beta blocker.',
    ],
    [
      '每周三到五次、阈值心率、三十分钟。抗阻从三成开始。写成处方。',
      'Three to five times at threshold. Resistance from thirty percent. Write it down.',
    ],
    [
      '吸气压从三成开始。每天两次十五分钟。八周复评。',
      'Thirty percent of pressure. Twice fifteen minutes. Again after eight weeks.',
    ],
  ],
  脑性瘫痪: [
    [
      '全身运动评估三个月前最准。早产和窒息都要随访。不要等到一岁半。',
      'General movements before three months. Follow preterm and asphyxia. Do not wait till eighteen months.',
    ],
    [
      '目标由家长选一个。每天在家三十分钟。六周看量表。',
      'Parents choose one goal. Thirty minutes at home. Scale after six weeks.',
    ],
    [
      '每半年一次骨盆片。移位三成要处理。站立架不能代替手术。',
      'A pelvic film every six months. Act at thirty percent. A frame is no surgery.',
    ],
  ],
  周围神经损伤: [
    [
      '伤后三周才看得到失神经。一开始只看有无传导。三个月无恢复探查。',
      'Denervation shows after three weeks. Early only conduction. Explore at three months.',
    ],
    [
      '先移动触再静触。闭眼辨物。每天四次五分钟。',
      'Moving, then still touch. Eyes closed. Four times five minutes.',
    ],
    [
      '肌腱移位等关节柔软。选一块换一个功能。术后三周开始再学。',
      'Supple joints first. One muscle, one function. Relearn after three weeks.',
    ],
  ],
  重症患者早期康复与离床活动: [
    [
      '血压稳、氧浓度六成、无新心律失常就可以开始。血氧降到八十八停。颅压高不做。',
      'Stable pressure, sixty percent oxygen, no arrhythmia. Stop at 88. Not with high pressure in the head.',
    ],
    [
      '医生定目标，治疗师带动，护士管路。每天查房第一件事。写在白板上。',
      'Doctor sets, therapist moves, nurse guards. First on rounds. On the board.',
    ],
    [
      '先坐床沿再站。管路固定两道。呼吸机不是禁忌。',
      'Edge, then stand. Fix lines twice. The ventilator is no contraindication.',
    ],
  ],
}
