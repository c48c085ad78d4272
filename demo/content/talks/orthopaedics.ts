import type { TalkTexts } from './talk-text.ts'

export const orthopaedicsTalks: TalkTexts = {
  骨关节炎: [
    [
      '运动和减重是第一阶梯，减重百分之五就能减轻疼痛。外用抗炎药先于口服。口服前评估胃肠和心血管风险。',
      'Exercise and weight loss come first, and five percent less weight already eases pain. Topical drugs come before oral ones. Assess stomach and heart before tablets.',
    ],
    [
      '单间室病变、力线不正、年轻活动多的患者可以截骨。终末期三间室病变才谈全膝。不要只凭片子决定手术。',
      'Osteotomy suits active patients with one diseased compartment and malalignment. Talk of a total knee in end-stage disease. Never decide by the film alone.',
    ],
    [
      '糖皮质激素注射缓解四到六周，一年不超过三次。透明质酸的平均效应较小。注射当天不要负重跑跳。',
      'Steroid injections help for four to six weeks, at most three times a year. The average effect of hyaluronic acid is small. No running on the day of injection.',
    ],
  ],
  骨质疏松: [
    [
      '一次脆性骨折比任何骨密度数值都更能预测下一次。身高缩短四厘米要拍脊柱侧位片。跌倒史要写进评估表。',
      'One fragility fracture predicts the next better than any density value. A loss of four centimetres of height calls for a lateral spine film. Record falls.',
    ],
    [
      '极高危患者先促骨形成，再抗骨吸收。地舒单抗停药后必须接续，否则椎体骨折会反弹。用药前补足维生素D。',
      'At very high risk build bone first, then slow its loss. Denosumab must be followed by another drug, or vertebral fractures rebound. Replace vitamin D first.',
    ],
    [
      '骨折联络服务让治疗率从两成升到六成以上。护士在住院第三天登记每位骨折患者。三个月电话核对是否仍在用药。',
      'A fracture liaison service raises treatment from twenty to over sixty percent. A nurse registers every patient by day three. A call after three months asks whether treatment continues.',
    ],
  ],
  股骨颈骨折: [
    [
      '无移位骨折用空心钉，移位的老年患者多选置换。六十五岁以下尽量保头。活动能力好的老人全髋优于半髋。',
      'Screws for undisplaced fractures, replacement for displaced ones in the elderly. Below 65 try to save the head. Active elders do better with a total hip.',
    ],
    [
      '四十八小时内手术能减少肺炎和压疮。等检查是最常见的延误原因。髂筋膜阻滞应在急诊就做。',
      'Surgery within 48 hours reduces pneumonia and pressure sores. Waiting for tests is the commonest delay. Give the fascia iliaca block in the emergency room.',
    ],
    [
      '老年科医生每天共同查房能降低死亡率。术后第一天坐起，第二天下地。谵妄筛查每班一次。',
      'Daily rounds with a geriatrician lower mortality. Sit up on day one and stand on day two. Screen for delirium every shift.',
    ],
  ],
  腰椎间盘突出: [
    [
      '症状侧与影像侧不符时先做神经根阻滞。高位突出会被下位的旧突出掩盖。马尾综合征是急诊手术。',
      'When side and image do not match try a root block. A high herniation can hide behind an old low one. Cauda equina is an emergency.',
    ],
    [
      '髂嵴高的五一间隙选椎板间入路。椎间孔型突出选椎间孔入路。入路由突出的位置决定，不由习惯决定。',
      'With a high iliac crest take the interlaminar route at L5 to S1. Foraminal herniations need the foraminal route. The herniation decides, not habit.',
    ],
    [
      '环状缺损大于六毫米复发率明显升高。术后六周内避免弯腰提重。吸烟让复发增加一倍。',
      'An annular defect above six millimetres recurs more often. Avoid bending and lifting for six weeks. Smoking doubles recurrence.',
    ],
  ],
  腰椎管狭窄症: [
    [
      '神经源性跛行弯腰缓解，血管性跛行站住缓解。踝肱指数用来排除下肢动脉病。骑车不痛是神经源性的线索。',
      'Neurogenic claudication eases on bending, vascular on standing still. The ankle-brachial index excludes arterial disease. Cycling without pain points to nerves.',
    ],
    [
      '稳定的狭窄单纯减压即可。动力位滑移超过三毫米再考虑融合。减压要到神经根出口。',
      'Stable stenosis needs decompression only. Consider fusion above three millimetres of slip on flexion. Decompress as far as the root exits.',
    ],
    [
      '衰弱评分比年龄更能预测并发症。术前两周开始营养支持。多节段手术要预留重症床位。',
      'Frailty predicts complications better than age. Start nutrition two weeks before. Reserve a bed in intensive care for long constructs.',
    ],
  ],
  颈椎病: [
    [
      '扣纽扣变慢、写字变形常是脊髓型的第一信号。霍夫曼征和十秒握拳试验在门诊就能做。一旦确诊不宜长期观望。',
      'Slow buttoning and changed handwriting are often the first signs. The Hoffmann sign and the ten-second grip test fit any clinic. Do not wait long once it is certain.',
    ],
    [
      '一到两个节段、后凸者选前路。三个节段以上、前凸良好者选后路。后纵韧带骨化超过一半椎管要慎重前路。',
      'One or two levels with kyphosis go anterior. Three and more with lordosis go posterior. Be careful in front when ossification fills half the canal.',
    ],
    [
      '前路术后吞咽困难多在三个月内恢复。术中气囊间断放气可以减轻。后路要保留颈七肌肉附着以减少轴性痛。',
      'Trouble swallowing settles within three months. Deflating the cuff at times helps. Keep the muscles at C7 to reduce axial pain.',
    ],
  ],
  肩袖损伤: [
    [
      '空杯试验查冈上肌，抬离试验查肩胛下肌。磁共振要看脂肪浸润程度。无症状撕裂在六十岁以上很常见。',
      'The empty can tests supraspinatus, the lift-off tests subscapularis. Look at fatty infiltration on imaging. Tears without symptoms are common above 60.',
    ],
    [
      '巨大撕裂先评估可修复性。部分修复加上方关节囊重建可以保留功能。假性瘫痪的高龄患者考虑反式置换。',
      'Judge first whether a massive tear can be repaired. Partial repair with capsular reconstruction may save function. In elderly patients with pseudoparalysis consider a reverse shoulder.',
    ],
    [
      '前六周支具保护，只做被动活动。六到十二周主动活动。十二周以后再做抗阻训练。',
      'Six weeks in a sling with passive motion only. Active motion from six to twelve weeks. Resistance after twelve weeks.',
    ],
  ],
  前交叉韧带损伤: [
    [
      '自体腘绳肌和髌腱的长期结果相近。二十岁以下异体腱再断裂率明显升高。选择要看运动项目和跪姿需要。',
      'Hamstring and patellar tendon do equally well in the long run. Allografts rupture more often below twenty. Choose by sport and the need to kneel.',
    ],
    [
      '股骨骨道放在住院医师嵴后方的足印中心。过前会限制屈曲。屈膝一百二十度钻孔可以避免后壁破裂。',
      "Place the femoral tunnel in the footprint behind the resident's ridge. Too far forward limits flexion. Drill at 120 degrees to save the back wall.",
    ],
    [
      '肌力达到健侧百分之九十，单腿跳通过，再谈重返。至少九个月，每推迟一个月再伤风险就下降。心理准备也要评分。',
      'Return with 90 percent of strength and after the hop tests. Wait at least nine months; every month lowers the risk. Score psychological readiness too.',
    ],
  ],
  半月板损伤: [
    [
      '红区纵裂和桶柄撕裂优先缝合。年轻人即使在白区也值得尝试。缝合后四周限制深屈。',
      'Suture vertical tears in the red zone and bucket handles. In the young even the white zone is worth a try. Limit deep flexion for four weeks.',
    ],
    [
      '后根撕裂在冠状位看到外凸三毫米以上。幽灵征提示根部断裂。漏诊会加速关节退变。',
      'A root tear shows as three millimetres of extrusion on coronal images. The ghost sign indicates it. Missing it speeds up degeneration.',
    ],
    [
      '退变性撕裂先做三个月运动治疗。没有交锁就不急于手术。部分切除不比训练更好。',
      'Degenerative tears get three months of exercise. Without locking there is no hurry. Partial resection is no better than training.',
    ],
  ],
  桡骨远端骨折: [
    [
      '掌倾角、尺偏角和关节面台阶是三个指标。台阶超过两毫米要手术。老年患者可接受的范围更宽。',
      'Palmar tilt, radial inclination and articular step are the three measures. Operate above a step of two millimetres. In the elderly more is acceptable.',
    ],
    [
      '钢板不要超过分水岭线，以免磨断屈拇长肌腱。螺钉比对侧皮质短两毫米。透视要拍切线位。',
      'Keep the plate behind the watershed line to protect the flexor tendon. Screws end two millimetres short of the far cortex. Take a skyline view.',
    ],
    [
      '石膏内手指第一天就要活动。拆除后先恢复旋前旋后。握力恢复要三到六个月。',
      'Move the fingers from day one in the cast. Regain rotation first after removal. Grip takes three to six months.',
    ],
  ],
  成人脊柱侧凸畸形: [
    [
      '骨盆入射角与腰椎前凸之差应在十度以内。站立全长片要双手放在锁骨上。矢状面失衡比侧凸角度更影响生活。',
      'Pelvic incidence and lordosis should differ by no more than ten degrees. Take standing films with hands on the clavicles. Sagittal imbalance matters more than the curve.',
    ],
    [
      '柔软的畸形不需要三柱截骨。僵硬后凸三十度以上考虑经椎弓根截骨。出血超过两千毫升要分期。',
      'Flexible deformity needs no three-column osteotomy. Consider pedicle subtraction for 30 degrees of rigid kyphosis. Stage above two litres of blood loss.',
    ],
    [
      '上端固定椎不要停在后凸顶点。经骨水泥强化和韧带补强可以减少交界后凸。过度矫正老年患者反而有害。',
      'Do not end at the apex of a kyphosis. Cement and ligament augmentation reduce junctional failure. Overcorrection harms the elderly.',
    ],
  ],
  人工膝关节置换术后假体周围感染: [
    [
      '关节液白细胞三千以上、中性粒细胞百分之七十以上支持感染。穿刺前停抗生素两周。培养延长到十四天。',
      'Above 3000 cells and 70 percent neutrophils in the fluid support infection. Stop antibiotics two weeks before aspiration. Culture for fourteen days.',
    ],
    [
      '急性感染三周内可以清创保留并更换衬垫。有窦道的慢性感染选二期翻修。软组织差时先请整形科。',
      'Within three weeks debride, keep the implant and change the liner. Chronic infection with a sinus needs a two-stage revision. Ask plastic surgery first when soft tissue is poor.',
    ],
    [
      '葡萄球菌保留假体时联合利福平。静脉两周后改口服，总疗程三个月。停药后监测一年。',
      'Add rifampicin for staphylococci on a retained implant. After two weeks by vein change to tablets for three months in all. Watch for a year.',
    ],
  ],
}
