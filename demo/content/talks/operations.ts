import type { TalkText } from './talk-text.ts'

/** What the surgeon says in the video of a procedure: a sentence for each of its steps. */
export const operationTexts: Readonly<Record<string, TalkText>> = {
  冠状动脉分叉病变介入治疗: [
    '先看分叉角度和斑块在嵴部的哪一侧，两个体位都要清楚。导丝先进最难进的边支，再进主支。主支用半顺应球囊预扩，压力不超过额定值。支架直径按远端血管选择，近端留出优化的余地。近端优化球囊的远端标记对准嵴部。边支血流三级就不必对吻。腔内影像看到支架全程贴壁再结束。',
    'First see the angle and on which side of the carina the plaque lies, in two views. Wire the difficult side branch first, then the main vessel. Predilate the main vessel and stay within the rated pressure. Size the stent by the distal vessel and leave room for optimisation. The distal marker of the balloon sits at the carina. With TIMI 3 in the side branch no kissing is needed. Finish when imaging shows apposition along the whole stent.',
  ],
  心房颤动肺静脉隔离消融术: [
    '股静脉在超声引导下穿刺，减少血肿。房间隔穿刺点偏后偏下，先给肝素。建模时每条肺静脉口都要转到切线位。左侧前壁靠近心耳，贴靠力保持在十到二十克。右侧消融时注意膈神经起搏。等待二十分钟再验证出口和入口阻滞。',
    'Puncture the femoral vein under ultrasound against haematoma. Cross the septum low and posterior, with heparin on board. See every ostium in a tangential view when mapping. Along the ridge keep ten to twenty grams of contact. On the right side pace the phrenic nerve. Wait twenty minutes before testing entrance and exit block.',
  ],
  经导管主动脉瓣置换术: [
    '再次核对瓣环周长和冠脉高度。主入路用超声选前壁无钙化处穿刺。直头导丝跨瓣后换成塑形的加硬导丝。快速起搏一百八十次，血压降到五十以下再扩张。释放到三分之二时停下来造影。超声看到两点钟方向少量漏，可以接受。缝合器收紧前留住导丝。',
    'Check perimeter and coronary height again. Choose a front wall without calcium under ultrasound. Cross with a straight wire, then change to a shaped stiff one. Pace at 180 and inflate when pressure falls below fifty. Stop at two thirds of release and take an angiogram. Echo shows a trace at two o’clock, which is acceptable. Leave the wire in place until the suture is tight.',
  ],
  肥厚型心肌病室间隔消融术: [
    '静息压差四十八，早搏后升到九十。选最靠近基底的第一间隔支。声学造影剂显影区必须与梗阻点重合。酒精每次零点五毫升，一分钟以上推完。压差降到十五以下。临时起搏至少保留四十八小时。',
    'The gradient is 48 at rest and 90 after a premature beat. Choose the first septal branch nearest the base. The contrast must light up exactly the point of obstruction. Give half a millilitre of alcohol at a time over a minute. The gradient has fallen below fifteen. Keep temporary pacing for at least 48 hours.',
  ],
  大脑中动脉动脉瘤夹闭术: [
    '翼点开颅要把蝶骨嵴磨平。侧裂从远端向近端打开，保留每一根静脉。先在M1段找到临时阻断的位置。瘤颈后面的穿支要看到再上夹。夹子与分叉平行，尖端要露出来。荧光造影显示两根分支通畅。硬膜缝合不能有张力。',
    'Drill the sphenoid ridge flat. Open the fissure from distal to proximal and spare every vein. Find the place for a temporary clip on M1 first. See the perforators behind the neck before clipping. The clip lies parallel to the bifurcation with its tips in view. Fluorescence shows both branches open. Close the dura without tension.',
  ],
  经鼻内镜垂体腺瘤切除术: [
    '中鼻甲轻轻外移，不必切除。蝶窦开口在上鼻甲后下方。鞍底磨到两侧海绵窦的蓝线。先切下方再切两侧，最后切上方，避免鞍膈过早下坠。四十五度镜看鞍旁有没有残留。脂肪填塞，黏膜瓣盖住边缘一厘米。',
    'Push the middle turbinate aside; there is no need to remove it. The ostium lies below and behind the superior turbinate. Drill the sella to the blue lines of both sinuses. Resect below, then the sides, and above last, or the diaphragm falls too early. A 45 degree scope looks for remnants. Pack with fat and let the flap overlap by a centimetre.',
  ],
  三叉神经微血管减压术: [
    '骨窗暴露横窦乙状窦交角即可，两厘米足够。先放小脑延髓池的脑脊液，等小脑自己塌下来。岩静脉尽量保留，必要时只断小支。神经根进入区从脑桥看到麦氏腔口。责任血管是小脑上动脉，垫片放在血管与脑桥之间。缝合硬膜前冲洗到清亮。',
    'Two centimetres at the corner of the sinuses are enough. Release fluid and wait until the cerebellum sinks by itself. Save the petrosal vein and cut only a small branch if you must. See the root from the pons to the cave. The superior cerebellar artery is the culprit; the pad lies between it and the pons. Rinse until clear before closing the dura.',
  ],
  功能区胶质瘤唤醒切除术: [
    '六条头皮神经逐一阻滞，头架钉处加强。唤醒后先让患者报名字和数数。两毫安时命名中断，这里标一号。切除面离语言点至少一厘米。皮层下刺激出现手指抽动就停止。关颅时再次加深麻醉，止血要耐心。',
    'Block all six scalp nerves and reinforce the pin sites. Awake, the patient gives his name and counts. Naming stops at two milliamperes, so this is tag one. Stay at least one centimetre from a language site. Stop when stimulation below the cortex moves a finger. Deepen anaesthesia for closing and be patient with bleeding.',
  ],
  人工全膝关节置换术: [
    '切口从髌骨上三横指到胫骨结节内侧。股骨外翻六度，远端截九毫米。胫骨后倾三度，保护后方血管。屈伸间隙相差不超过两毫米。拇指不扶，髌骨自己走在中间。骨水泥面团期再放，清掉后方多余的水泥。屈膝位缝合，减少术后僵硬。',
    'The incision runs from three fingers above the patella to the tubercle. Six degrees of valgus, nine millimetres of distal femur. Three degrees of slope, with the vessels protected. The gaps differ by no more than two millimetres. Without a thumb the patella stays in its track. Wait for the doughy phase and remove cement from behind. Close in flexion against stiffness.',
  ],
  直接前入路全髋关节置换术: [
    '切口在髂前上棘外下两指，避开股外侧皮神经。阔筋膜张肌鞘内进入，结扎旋股外侧升支。股骨颈两刀截骨，取出中间一片再取头。髋臼前倾十五到二十度，外展四十度。后伸外旋，松解关节囊才能露出股骨。试复位后测双侧踝尖是否等高。筋膜缝合时不要缝到神经。',
    'Two fingers lateral and below the spine, away from the skin nerve. Inside the sheath of the tensor, ligate the ascending branch. Two cuts of the neck, take the slice, then the head. Anteversion of fifteen to twenty, abduction of forty. Extend, rotate and release the capsule to see the femur. After the trial compare both ankles. Do not catch the nerve when closing.',
  ],
  单侧双通道内镜腰椎减压术: [
    '两个通道相距三厘米，都对准椎板间隙。水压靠重力，不超过五十厘米。先咬除上位椎板下缘，再到关节突内侧。黄韧带整块掀起，最后断头侧。看到神经根随水流搏动就够了。留置引流二十四小时。',
    'Two portals three centimetres apart, both aimed at the interlaminar window. Water by gravity, fifty centimetres at most. Take the lower edge of the lamina, then the medial facet. Lift the ligament in one piece and cut its upper end last. A root that pulses with the water is free. Leave a drain for 24 hours.',
  ],
  关节镜下肩袖双排缝合术: [
    '先从后入路看肱二头肌长头和肩胛下肌。滑囊要清到能看见撕裂的全部边缘。这是一个新月形撕裂，向外侧拉就能复位。足印区打磨到点状出血即可。内排锚钉离软骨缘五毫米，四根线均匀过腱。外排收紧时手臂放在三十度外展。',
    'Look at biceps and subscapularis from behind first. Clear the bursa until the whole edge is in view. This is a crescent tear that reduces laterally. Refresh the footprint to pinpoint bleeding. Medial anchors five millimetres from the cartilage, four threads evenly. Tighten the lateral row with the arm in thirty degrees of abduction.',
  ],
  股骨近端髓内钉内固定术: [
    '牵引后内旋十五度，正侧位都要对位。进针点在大转子顶点稍内侧。导针到髁上，扩髓比主钉大一毫米。主钉不要用锤子打。拉力螺钉在头的中下部，尖顶距小于二十五毫米。远端锁钉后松开牵引加压。',
    'Traction, fifteen degrees of rotation, aligned in both views. Enter slightly medial to the tip. Wire to the condyles and ream one millimetre more. Never hammer the nail. The lag screw lies central and low, with a tip-apex distance below 25. Lock distally, then release and compress.',
  ],
  CT引导下肺结节穿刺活检: [
    '路径避开叶间裂和大泡，越短越好。定位扫描时请患者平静呼吸后屏住。同轴针分两步，到胸膜前再停一次。取三到四条，不同方向各一条。退针时注入自体血封堵针道。术后即刻和两小时各看一次有无气胸。',
    'Avoid fissures and bullae, the shorter the better. Scan in a calm breath hold. Advance in two steps and pause before the pleura. Take three or four cores in different directions. Seal the track with blood. Look for pneumothorax at once and after two hours.',
  ],
  经导管动脉化疗栓塞术: [
    '桡动脉入路患者可以马上下床。肝总动脉造影要看到静脉期。微导管尽量超选到段以下。碘油乳剂看到门静脉小支显影就停。复查造影肿瘤染色消失。压迫带两小时内逐步放松。',
    'By the radial artery the patient can walk at once. Follow the angiogram into the venous phase. Go beyond the segment with the microcatheter. Stop when small portal branches appear. The blush is gone. Release the band within two hours.',
  ],
  超声引导下乳腺肿物旋切活检: [
    '病灶十四毫米，距皮肤九毫米。麻药打在病灶下方，把它抬起来。旋切槽正对病灶底部。从六点顺时针转到六点，先远后近。标记夹放在空腔中央。加压二十四小时，弹力衣三天。',
    'The lesion is fourteen millimetres, nine below the skin. Inject beneath it and lift it. The window faces its base. Turn clockwise from six to six, far parts first. The clip lies in the middle. Compress for a day and wear a bra for three.',
  ],
  肝脏肿瘤微波消融术: [
    '融合影像把磁共振上的病灶叠到超声上。进针点离肠管至少一厘米。葡萄糖水隔开膈肌和结肠。针尖越过病灶五毫米。六十瓦五分钟，气化区盖过边缘五毫米。退针时烧灼针道三十秒。',
    'Fusion lays the lesion over the ultrasound. The entry is one centimetre from bowel. Dextrose separates diaphragm and colon. The tip passes five millimetres beyond. Sixty watts for five minutes with a margin of five millimetres. Burn the track for thirty seconds.',
  ],
  早期胃癌内镜黏膜下剥离术: [
    '放大看分界线，四个象限都要确认。标记点离边界五毫米，口侧做双点。注射液加靛胭脂，看到均匀抬起。先切肛侧，再绕回口侧。刀与肌层平行，在下三分之一层面剥离。可见血管用止血钳软凝。标本钉平，口侧写清楚。',
    'Magnify and confirm the line in all four quadrants. Mark five millimetres outside, two dots on the oral side. Inject with indigo until it rises evenly. Cut the anal side first, then round to the oral. The knife runs parallel to the muscle in the lower third. Coagulate visible vessels softly. Pin the specimen flat and label it.',
  ],
  经内镜逆行胆管取石术: [
    '进到降段后拉直镜身，乳头放在视野右上。导丝先行，不反复打胰管。造影剂少量，看结石数目和胆管下段。十一点方向切开到皱襞。网篮从上往下套，最后球囊扫一遍。鼻胆管放到肝门下方。',
    'Straighten the scope in the second part with the papilla at the upper right. Wire first, and spare the pancreatic duct. Little contrast, count stones and see the lower duct. Cut at eleven o’clock up to the fold. Basket downwards and sweep with a balloon. Place the drain below the hilum.',
  ],
  食管静脉曲张套扎术: [
    '先看红色征和最粗的一根。套扎器装好后在体外试一次松紧。从贲门上一厘米开始螺旋向上。吸满变红再释放，球要发紫。冲洗两分钟，没有活动渗血。',
    'Find the red signs and the thickest column. Try the device outside once. Begin one centimetre above the cardia and spiral upwards. Suck until red, release, and the ball turns purple. Rinse for two minutes without oozing.',
  ],
  结肠息肉内镜黏膜切除术: [
    '退镜时发现侧向发育型，十八毫米，NICE二型。从口侧先注射，抬举良好。圈套包住边缘两毫米正常黏膜。通电前轻轻提起，确认没有夹住肌层。钛夹从一端拉链式夹闭。标本用网篮取回，不要吸碎。',
    'On withdrawal we see an eighteen millimetre lateral lesion, NICE type two. Inject orally first; it lifts well. The snare holds two millimetres of normal mucosa. Lift gently before the current to free the muscle. Close like a zip from one end. Retrieve it with a net and do not suck it to pieces.',
  ],
  超声支气管镜纵隔淋巴结穿刺术: [
    '镇静到能应答，经口进镜。从七区开始，再到四区和十区。血流丰富的避开中心血管。外鞘先出来再出针，防止扎破管道。抽动十五次，带负压三次。现场看到淋巴细胞再换下一站。',
    'Sedate to response and enter by the mouth. Begin with station seven, then four and ten. Avoid the central vessel. The sheath comes out before the needle. Fifteen strokes, three with suction. Move on when lymphocytes are seen.',
  ],
  内科胸腔镜胸膜活检术: [
    '超声选六肋间腋中线无粘连处。先放气五百毫升，让肺离开胸壁。吸液不要一次吸完。壁层看到结节，脏层光滑。活检沿肋骨上缘，至少六块。引流管放在后下方。',
    'Ultrasound finds the sixth space without adhesions. Let in 500 ml of air. Do not suck all fluid at once. Nodules on the wall, a smooth lung. Six pieces along the upper edge of the rib. The drain lies low and behind.',
  ],
  支气管肺泡灌洗术: [
    'CT上右中叶实变最明显，就选这一段。利多卡因每公斤不超过七毫克。镜端嵌紧，不要让水漏回来。每次二十到五十毫升，总量一百到三百。负压小于一百，回收三成以上。第一管送微生物，其余送细胞。',
    'The middle lobe is densest on CT, so choose it. Lidocaine up to seven milligrams per kilogram. Wedge tightly so that nothing leaks. Twenty to fifty millilitres at a time, 100 to 300 in all. Suction below 100, and thirty percent back. The first tube goes to microbiology, the rest to cytology.',
  ],
  经支气管冷冻肺活检术: [
    '选两个不同的段，离胸膜一厘米以上的磨玻璃区。球囊预先放在段口。透视下探头到胸膜下再退一厘米。冷冻五到七秒，整体拉出。球囊立即充起三分钟。标本在盐水里解冻，不要用镊子夹。',
    'Choose two segments with ground glass a centimetre from the pleura. Place the balloon beforehand. Reach the pleura, then withdraw a centimetre. Freeze for five to seven seconds and pull all out. Inflate at once for three minutes. Thaw in saline without forceps.',
  ],
  超声引导下甲状腺细针穿刺术: [
    '结节位于左叶中部，纵横比大于一。肩下垫枕，请患者不要吞咽。针与探头平行，全程看见针尖。提插十次，不用负压。一半涂片，一半进保存液。压迫十五分钟。',
    'The nodule lies in the left lobe and is taller than wide. A pillow under the shoulders, and no swallowing. The needle runs parallel and its tip is always seen. Ten strokes without suction. Half on slides, half in fluid. Press for fifteen minutes.',
  ],
  甲状腺良性结节射频消融术: [
    '造影看到周边环形血供。隔离带打在气管和后被膜之间，至少五毫米。从深到浅、从尾到头移动。每三十秒请患者发一次“啊”。术后造影无增强才算完全。冰敷半小时，观察声音。',
    'Contrast shows a ring of vessels. Five millimetres of fluid between trachea and capsule. Move from deep to shallow and from tail to head. The patient says aah every thirty seconds. No enhancement means complete. Ice for half an hour and listen to the voice.',
  ],
  糖尿病足创面清创与负压治疗: [
    '探针触到骨面，按三级处理，踝肱指数零点八。先切明确坏死，界限不清的留到下次。深部取三块组织送培养。海绵比创面小一点，肉芽才能爬进来。负压一百二十五，渗血改八十。三天换一次，鞋具同时减压。',
    'The probe meets bone; grade three with an index of 0.8. Cut what is clearly dead and leave the doubtful for next time. Three deep pieces for culture. The sponge is smaller than the wound. Pressure of 125, of 80 when it oozes. Change every three days and unload the foot.',
  ],
  腹腔镜子宫肌瘤剔除术: [
    '气腹压力十二，肌瘤在前壁，七厘米。稀释的垂体后叶素打进假包膜。横切口便于缝合。找对层面，瘤体自己会浮起来。分三层缝合，不留死腔。装袋后再旋切，避免播散。',
    'Pressure of twelve; the fibroid is in front, seven centimetres. Dilute vasopressin goes into the capsule. A transverse cut is easier to sew. In the right plane it floats up. Three layers without dead space. Morcellate inside a bag.',
  ],
  腹腔镜深部内异症病灶切除术: [
    '先松解附件，恢复解剖。从骨盆入口找到输尿管，一直跟到隧道。直肠旁间隙用钝性分离。病灶连同一圈正常组织切下。注气试验确认肠管完整。腹膜创面放防粘连膜。',
    'Free the adnexa and restore anatomy. Follow the ureter from the brim to its tunnel. Open the pararectal space bluntly. Take the lesion with a rim of healthy tissue. An air test proves the bowel intact. Cover the raw peritoneum.',
  ],
  宫腔镜黏膜下肌瘤切除术: [
    '米索前一晚软化宫颈。先看双侧输卵管开口。肌瘤一型，一半在肌层里。电切环由远及近，每一刀都要看见。灌流差到一千毫升就停。标本全部送检。',
    'Soften the cervix the evening before. See both tubal openings first. Type one, half in the muscle. The loop comes towards you and is always seen. Stop at a deficit of one litre. Send everything.',
  ],
  胎盘植入剖宫产保留子宫术: [
    '介入科已放好髂内球囊。切口在宫底，避开胎盘。胎儿娩出，胎盘先不动。膀胱下推到宫颈内口，下段放止血带。植入区整块切除，对合缝合。球囊填塞，观察二十四小时。',
    'Balloons are in the iliac arteries. Cut at the fundus, away from the placenta. The child is born and the placenta stays. Push the bladder down and apply a tourniquet. Resect the area in one piece and close. A balloon in the cavity for 24 hours.',
  ],
  小儿腹腔镜疝囊高位结扎术: [
    '脐部五毫米镜，气腹八。右侧开放，左侧内环也未闭。带线针在内环前方刺入。腹膜外绕过精索，不要刺到血管。收紧前挤出阴囊里的气。放气后脐部缝一针。',
    'A five millimetre scope and pressure of eight. The right is open and so is the left. The needle enters in front of the ring. Pass round the cord outside the peritoneum and spare the vessels. Squeeze out the air before tightening. One stitch at the navel.',
  ],
  儿童可弯曲支气管镜灌洗术: [
    '禁食和血氧都达标才镇静。利多卡因按体重计算，分次喷。声门活动好，左主支气管口有痰栓。每公斤一毫升，分三次。痰栓取出后肺叶马上复张。术后监测两小时，能喝水再回病房。',
    'Sedate after fasting with good saturation. Lidocaine by weight in portions. The cords move well; a plug sits in the left bronchus. One millilitre per kilogram, three times. The lobe opens at once. Two hours of watching until the child drinks.',
  ],
  新生儿微创表面活性物质给药术: [
    '在持续正压六厘米下稳定。喉镜只看声门，不用力上提。细导管过声门一厘米半。两到三分钟推完，看着心率。拔管后继续正压。氧浓度十分钟内降到二十五。',
    'Stable on six centimetres of pressure. Look at the glottis without lifting. The catheter passes one and a half centimetres. Push over two to three minutes and watch the rate. Keep the pressure on afterwards. Oxygen falls to 25 percent within ten minutes.',
  ],
  白内障超声乳化联合人工晶状体植入术: [
    '二点二毫米透明角膜切口，做成三平面。撕囊五点五毫米，居中。水波绕过核背面，核能转动。四块劈开，逐块乳化，能量很低。皮质先吸十二点方向。晶状体推注后调到轴位标记。切口水密，眼压指测正常。',
    'A 2.2 millimetre cut in three planes. A centred opening of five and a half. The wave passes behind and the nucleus turns. Four pieces, little energy. Begin the cortex at twelve. Turn the lens to its mark. The wound is tight and the pressure normal.',
  ],
  玻璃体切除联合内界膜剥除术: [
    '二十五号三通道，先确认灌注头在玻璃体腔。核心切除后看清后皮质。曲安奈德染色，从视盘边缘抬起后皮质。吲哚菁绿三十秒，颞下方起瓣。气液交换吸干黄斑前液。填充惰性气体，今晚俯卧。',
    'Twenty-five gauge; see that the infusion lies inside. Remove the core and see the cortex. Stain and lift it from the disc. Dye for thirty seconds, flap from below. Exchange and dry the macula. Gas, and face down tonight.',
  ],
  小梁切除术: [
    '以穹隆为基底的结膜瓣。巩膜瓣四乘三毫米，厚度一半。丝裂霉素零点二，放两分钟，冲洗充分。小梁切除口宽一点五，虹膜周切。可调缝线两根，前房形成良好。结膜水密，荧光素试验阴性。',
    'A fornix-based flap. Four by three millimetres, half thickness. Mitomycin 0.2 for two minutes, then rinse well. An opening of one and a half and an iridectomy. Two adjustable stitches with a formed chamber. The conjunctiva is tight on fluorescein.',
  ],
  深板层角膜移植术: [
    '环钻深度六成，直径八毫米。注气后看到大气泡，边缘整齐。切掉前板层，后弹力层透明。供体去掉内皮，比植床大零点二五。十六针间断，深度九成。散光盘下松紧两针。',
    'Trephine to sixty percent, eight millimetres wide. Air makes a big bubble with a clean edge. Remove the front; the membrane is clear. Strip the donor, a quarter millimetre larger. Sixteen stitches at ninety percent depth. Adjust two under the ring.',
  ],
  清醒可视软镜引导气管插管术: [
    '告诉患者每一步，约定举手暂停。雾化后声门再喷两次。瑞芬小剂量，仍能应答。软镜从会厌下方过声门，看到气管环。导管逆时针转四十五度通过。六个稳定的二氧化碳波形再给诱导药。',
    'Explain each step and agree on a hand sign. Nebulise, then spray the cords twice. A little remifentanil, still responsive. Pass below the epiglottis and see the rings. Turn the tube by forty-five degrees. Six steady waves of carbon dioxide before induction.',
  ],
  超声引导下肌间沟臂丛阻滞: [
    '半坐位，线阵探头横放环状软骨水平。三个低回声圆像红绿灯。由外向内平面内进针。回抽无血，试注一毫升。十到十五毫升包绕神经根即可。膈肌麻痹先看呼吸，再测感觉。',
    'Half sitting, linear probe at the cricoid. Three dark circles like a traffic light. In plane from lateral. Aspirate and try one millilitre. Ten to fifteen around the roots. Watch breathing for the phrenic nerve, then test.',
  ],
  超声引导下颈内静脉置管术: [
    '压扁是静脉，搏动是动脉。头低十五度，全身铺单。针尖进静脉前先看到管壁凹陷。导丝长轴短轴都确认在静脉内。扩皮只到皮下。尖端在上腔静脉下三分之一。',
    'What collapses is the vein. Head down fifteen degrees and full drapes. See the wall dent before entry. Confirm the wire in both axes. Dilate the skin only. The tip lies in the lower third of the cava.',
  ],
  超声引导下肉毒毒素注射术: [
    '屈肘屈腕握拳，影响穿衣。肱肌比肱二头肌更关键。一百单位两毫升，按靶肌分配。平面内看到针尖在肌腹中央。当天就开始牵伸。两周后复评握拳和卫生。',
    'A bent elbow, wrist and fist disturb dressing. Brachialis matters more than biceps. A hundred units in two millilitres, by muscle. The tip lies in the belly. Stretch on the same day. Judge fist and hygiene after two weeks.',
  ],
  电视透视吞咽造影检查: [
    '钡剂按稀、中稠、浓稠和饼干准备。口腔期看成团和推送时间。咽期看舌骨上抬和会厌翻转。吞咽后梨状窝残留，第二口出现误吸。低头后误吸消失。进食改中稠，每口五毫升。',
    'Barium thin, medium, thick and a biscuit. Oral phase: bolus and time. Pharyngeal phase: hyoid and epiglottis. Residue, then aspiration at the second swallow. Gone with the chin down. Medium consistency, five millilitres.',
  ],
  机器人辅助步行训练: [
    '静息心率九十，没有骨折和深静脉血栓。大腿长四十一，小腿三十九。减重从四成开始。步速一点二公里，髋角二十八。跨越障碍时请患者主动抬腿。训练后六分钟步行增加十八米。',
    'Resting rate of ninety, no fracture and no clot. Thigh 41, shank 39 centimetres. Begin with forty percent unloading. A speed of 1.2 and a hip angle of 28. Let the patient lift the leg over obstacles. Six-minute walk plus eighteen metres.',
  ],
}
