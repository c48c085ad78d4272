-- Diseases and symptoms, one a line: the usual name first.
insert into synonyms (kind, term, others)
select 'disease', names[1], names[2:]
from (select string_to_array(line, '|') as names from unnest(string_to_array($$
心力衰竭|心衰|心功能不全|充血性心力衰竭|HF|CHF|heart failure
射血分数保留的心力衰竭|射血分数保留的心衰|舒张性心衰|HFpEF
射血分数降低的心力衰竭|射血分数降低的心衰|收缩性心衰|HFrEF
急性心力衰竭|急性心衰|AHF|acute heart failure
心房颤动|房颤|心房纤颤|AF|atrial fibrillation
心房扑动|房扑|atrial flutter
室性心动过速|室速|VT|ventricular tachycardia
心室颤动|室颤|VF|ventricular fibrillation
室上性心动过速|室上速|SVT
室性早搏|室早|室性期前收缩|PVC
房性早搏|房早|房性期前收缩|PAC
高血压|高血压病|血压高|hypertension|HTN
心肌梗死|心梗|心肌梗塞|急性心肌梗死|急性心梗|MI|AMI|myocardial infarction|heart attack
ST段抬高型心肌梗死|ST段抬高型心梗|STEMI
非ST段抬高型心肌梗死|非ST段抬高型心梗|NSTEMI
急性冠脉综合征|急性冠状动脉综合征|ACS|acute coronary syndrome
慢性冠脉综合征|慢性冠状动脉综合征|稳定性冠心病|CCS|chronic coronary syndrome
冠心病|冠状动脉粥样硬化性心脏病|缺血性心脏病|CHD|CAD|coronary heart disease|coronary artery disease
心绞痛|angina|angina pectoris
血脂异常|高脂血症|高血脂|dyslipidaemia|dyslipidemia|hyperlipidemia
高胆固醇血症|胆固醇高|hypercholesterolemia
家族性高胆固醇血症|FH
高甘油三酯血症|甘油三酯高|hypertriglyceridemia
动脉粥样硬化|atherosclerosis|ASCVD
肥厚型心肌病|肥厚性心肌病|肥心病|HCM|hypertrophic cardiomyopathy
扩张型心肌病|扩张性心肌病|扩心病|DCM|dilated cardiomyopathy
主动脉瓣狭窄|主狭|aortic stenosis
主动脉瓣关闭不全|主动脉瓣反流|aortic regurgitation
二尖瓣狭窄|mitral stenosis
二尖瓣关闭不全|二尖瓣反流|mitral regurgitation
肺动脉高压|肺高压|PAH|pulmonary hypertension
病毒性心肌炎|心肌炎|myocarditis
感染性心内膜炎|心内膜炎|infective endocarditis
心包积液|pericardial effusion
主动脉夹层|夹层动脉瘤|aortic dissection
心脏骤停|心搏骤停|cardiac arrest
心源性休克|cardiogenic shock
先天性心脏病|先心病|congenital heart disease
卵圆孔未闭|PFO
房间隔缺损|房缺|ASD
室间隔缺损|室缺|VSD
病态窦房结综合征|病窦|SSS
支架内再狭窄|in-stent restenosis
深静脉血栓形成|深静脉血栓|下肢静脉血栓|DVT|deep vein thrombosis
静脉血栓栓塞症|静脉血栓栓塞|VTE|venous thromboembolism
肺栓塞|肺血栓栓塞症|肺梗塞|PTE|pulmonary embolism
下肢动脉硬化闭塞症|外周动脉疾病|PAD
慢阻肺|慢性阻塞性肺疾病|慢性阻塞性肺病|COPD|chronic obstructive pulmonary disease
支气管哮喘|哮喘|asthma
社区获得性肺炎|社区肺炎|CAP|community-acquired pneumonia
医院获得性肺炎|院内获得性肺炎|HAP
呼吸机相关性肺炎|VAP
新型冠状病毒感染|新冠|新冠肺炎|COVID-19|COVID
肺结节|pulmonary nodule|磨玻璃结节|GGO
间质性肺病|间质性肺疾病|ILD|interstitial lung disease
特发性肺纤维化|肺纤维化|IPF
支气管扩张|支扩|bronchiectasis
胸腔积液|胸水|pleural effusion
气胸|pneumothorax
睡眠呼吸暂停|睡眠呼吸暂停综合征|阻塞性睡眠呼吸暂停|OSA|OSAHS|sleep apnea|sleep apnoea
急性呼吸窘迫综合征|ARDS|acute respiratory distress syndrome
呼吸衰竭|呼衰|respiratory failure
肺结核|结核病|痨病|TB|tuberculosis
流行性感冒|流感|influenza
2型糖尿病|二型糖尿病|Ⅱ型糖尿病|T2DM|type 2 diabetes
1型糖尿病|一型糖尿病|Ⅰ型糖尿病|T1DM|type 1 diabetes
糖尿病|消渴症|DM|diabetes|diabetes mellitus
妊娠期糖尿病|妊娠糖尿病|GDM|gestational diabetes
糖尿病酮症酸中毒|酮症酸中毒|DKA|diabetic ketoacidosis
糖尿病肾病|糖肾|DKD|diabetic nephropathy|diabetic kidney disease
糖尿病视网膜病变|糖网|糖网病|diabetic retinopathy
糖尿病足|糖足|diabetic foot
低血糖|低血糖症|hypoglycemia
甲亢|甲状腺功能亢进|甲状腺功能亢进症|hyperthyroidism
甲减|甲状腺功能减退|甲状腺功能减退症|hypothyroidism
毒性弥漫性甲状腺肿|格雷夫斯病|Graves病|Graves disease
桥本甲状腺炎|桥本病|慢性淋巴细胞性甲状腺炎|Hashimoto thyroiditis
甲状腺结节|thyroid nodule
甲状腺癌|甲癌|thyroid cancer
甲状腺相关性眼病|甲状腺眼病|TAO|thyroid eye disease
肥胖症|肥胖|obesity
代谢综合征|metabolic syndrome
原发性醛固酮增多症|原醛|原醛症|primary aldosteronism
库欣综合征|皮质醇增多症|Cushing综合征|Cushing syndrome
嗜铬细胞瘤|pheochromocytoma
痛风|痛风性关节炎|gout
高尿酸血症|尿酸高|hyperuricemia
骨质疏松|骨质疏松症|骨松|osteoporosis
肢端肥大症|acromegaly
尿崩症|diabetes insipidus
胃食管反流|胃食管反流病|反流性食管炎|GERD|GORD
消化性溃疡|胃溃疡|十二指肠溃疡|peptic ulcer
幽门螺杆菌感染|幽门螺杆菌|幽门螺旋杆菌|Hp|Helicobacter pylori
溃疡性结肠炎|溃结|ulcerative colitis
克罗恩病|节段性肠炎|Crohn病|Crohn disease
炎症性肠病|炎性肠病|IBD|inflammatory bowel disease
肠易激综合征|IBS|irritable bowel syndrome
功能性消化不良|消化不良|dyspepsia
急性胰腺炎|胰腺炎|acute pancreatitis|pancreatitis
肝硬化|cirrhosis|liver cirrhosis
脂肪性肝病|脂肪肝|非酒精性脂肪性肝病|NAFLD|MASLD|fatty liver
乙型肝炎|乙肝|慢性乙型肝炎|HBV|CHB|hepatitis B
丙型肝炎|丙肝|HCV|hepatitis C
肝性脑病|肝昏迷|hepatic encephalopathy
自身免疫性肝炎|自免肝|AIH
胆囊结石|胆石症|gallstone
胆管结石|胆总管结石|choledocholithiasis
胆囊炎|cholecystitis
阑尾炎|盲肠炎|appendicitis
肠梗阻|intestinal obstruction|ileus
消化道出血|上消化道出血|gastrointestinal bleeding|GI bleeding
食管胃底静脉曲张破裂出血|静脉曲张出血|EVB|variceal bleeding
结肠息肉|肠息肉|大肠息肉|colonic polyp
痔疮|haemorrhoids|hemorrhoids
便秘|慢性便秘|constipation
腹泻|拉肚子|diarrhea
脑卒中|中风|卒中|脑血管意外|stroke|CVA
脑梗死|脑梗|脑梗塞|缺血性脑卒中|缺血性卒中|cerebral infarction|ischemic stroke
脑出血|脑溢血|出血性卒中|ICH|intracerebral hemorrhage|intracerebral haemorrhage
蛛网膜下腔出血|蛛血|SAH|subarachnoid hemorrhage
短暂性脑缺血发作|小中风|TIA
颅内动脉瘤|脑动脉瘤|intracranial aneurysm
慢性硬膜下血肿|硬膜下血肿|CSDH|subdural hematoma
颅脑损伤|脑外伤|创伤性脑损伤|TBI|traumatic brain injury
脑积水|hydrocephalus
正常压力脑积水|NPH|iNPH|normal pressure hydrocephalus
胶质瘤|脑胶质瘤|神经胶质瘤|glioma
胶质母细胞瘤|胶母|GBM|glioblastoma
脑膜瘤|meningioma
垂体腺瘤|垂体瘤|垂体神经内分泌肿瘤|PitNET|pituitary adenoma
听神经瘤|前庭神经鞘瘤|acoustic neuroma|vestibular schwannoma
三叉神经痛|trigeminal neuralgia
面肌痉挛|hemifacial spasm
癫痫|羊癫疯|羊角风|epilepsy
帕金森病|帕金森|震颤麻痹|Parkinson disease
阿尔茨海默病|老年痴呆|老年性痴呆|早老性痴呆|AD|Alzheimer disease
痴呆|认知障碍|dementia
多发性硬化|multiple sclerosis
重症肌无力|myasthenia gravis
吉兰-巴雷综合征|格林巴利综合征|GBS|Guillain-Barre syndrome
肌萎缩侧索硬化|渐冻症|渐冻人症|ALS|amyotrophic lateral sclerosis
偏头痛|migraine
面神经炎|面瘫|贝尔麻痹|Bell palsy
带状疱疹|缠腰龙|蛇盘疮|herpes zoster|shingles
失眠|失眠症|insomnia
抑郁症|抑郁障碍|depression|MDD
焦虑症|焦虑障碍|anxiety
双相情感障碍|躁郁症|双相障碍|bipolar disorder
精神分裂症|精分|schizophrenia
孤独症|自闭症|autism
注意缺陷多动障碍|多动症|ADHD
肺癌|肺恶性肿瘤|lung cancer
非小细胞肺癌|NSCLC|non-small cell lung cancer
小细胞肺癌|SCLC|small cell lung cancer
乳腺癌|乳癌|breast cancer
结直肠癌|大肠癌|肠癌|CRC|colorectal cancer
直肠癌|rectal cancer
结肠癌|colon cancer
肝细胞癌|肝癌|原发性肝癌|HCC|hepatocellular carcinoma|liver cancer
胃癌|gastric cancer|stomach cancer
早期胃癌|早癌|EGC|early gastric cancer
食管癌|食道癌|esophageal cancer|oesophageal cancer
鼻咽癌|NPC|nasopharyngeal carcinoma
胰腺癌|pancreatic cancer
淋巴瘤|lymphoma
弥漫大B细胞淋巴瘤|弥漫性大B细胞淋巴瘤|DLBCL
霍奇金淋巴瘤|何杰金病|Hodgkin lymphoma
白血病|血癌|leukemia|leukaemia
急性髓系白血病|急性髓细胞白血病|AML
急性淋巴细胞白血病|急淋
慢性髓系白血病|慢粒|慢性粒细胞白血病|CML
多发性骨髓瘤|骨髓瘤|multiple myeloma
骨髓增生异常综合征|MDS
前列腺癌|PCa|prostate cancer
膀胱癌|bladder cancer
肾细胞癌|肾癌|RCC|renal cell carcinoma
宫颈癌|子宫颈癌|cervical cancer
卵巢癌|ovarian cancer
子宫内膜癌|endometrial cancer
黑色素瘤|恶黑|恶性黑色素瘤|melanoma
骨肉瘤|osteosarcoma
神经内分泌肿瘤|NET|neuroendocrine tumor
胃肠间质瘤|GIST
癌性疼痛|癌痛|cancer pain
免疫相关不良反应|免疫检查点抑制剂相关不良反应|irAE|irAEs
贫血|anemia|anaemia
缺铁性贫血|缺铁|IDA|iron deficiency anemia
再生障碍性贫血|再障|aplastic anemia
免疫性血小板减少症|特发性血小板减少性紫癜|ITP
血友病|hemophilia|haemophilia
弥散性血管内凝血|DIC
慢性肾脏病|慢性肾病|慢性肾功能不全|CKD|chronic kidney disease
急性肾损伤|急性肾衰竭|急性肾衰|AKI|acute kidney injury
尿毒症|终末期肾病|ESRD|uremia
IgA肾病|IgAN|IgA nephropathy
肾病综合征|nephrotic syndrome
肾盂肾炎|pyelonephritis
尿路感染|泌尿系感染|UTI|urinary tract infection
肾结石|尿路结石|kidney stone|urolithiasis
前列腺增生|良性前列腺增生|前列腺肥大|BPH|benign prostatic hyperplasia
勃起功能障碍|阳痿|erectile dysfunction
类风湿关节炎|类风湿|类风湿性关节炎|rheumatoid arthritis
系统性红斑狼疮|狼疮|红斑狼疮|SLE|lupus
强直性脊柱炎|强直|ankylosing spondylitis
干燥综合征|口眼干燥综合征|Sjogren syndrome
系统性硬化症|硬皮病|systemic sclerosis|scleroderma
白塞病|贝赫切特综合征|Behcet disease
骨关节炎|退行性关节炎|骨性关节炎|osteoarthritis
股骨颈骨折|femoral neck fracture
髋部骨折|股骨粗隆间骨折|股骨转子间骨折|hip fracture
股骨头坏死|股骨头缺血性坏死|ONFH
腰椎间盘突出|腰突|腰椎间盘突出症|腰突症|lumbar disc herniation
腰椎管狭窄症|腰椎管狭窄|lumbar spinal stenosis
颈椎病|颈椎综合征|cervical spondylosis
肩袖损伤|肩袖撕裂|rotator cuff tear
肩周炎|冻结肩|五十肩|frozen shoulder
前交叉韧带损伤|前叉损伤|ACL损伤|ACL injury
半月板损伤|半月板撕裂|meniscal tear
桡骨远端骨折|Colles骨折|distal radius fracture
脊柱侧凸|脊柱侧弯|scoliosis
假体周围感染|PJI|periprosthetic joint infection
脊髓损伤|SCI|spinal cord injury
偏瘫|半身不遂|hemiplegia
脑性瘫痪|脑瘫|cerebral palsy
骨髓炎|osteomyelitis
白内障|cataract
青光眼|glaucoma
干眼|干眼症|dry eye
近视|近视眼|myopia
斜视|斗鸡眼|strabismus
弱视|amblyopia
视网膜脱离|视网膜脱落|网脱|retinal detachment
黄斑裂孔|macular hole
年龄相关性黄斑变性|老年性黄斑变性|黄斑变性|AMD|ARMD|macular degeneration
视网膜静脉阻塞|RVO|retinal vein occlusion
早产儿视网膜病变|ROP|retinopathy of prematurity
结膜炎|红眼病|conjunctivitis
麦粒肿|睑腺炎|针眼|hordeolum
慢性鼻窦炎|鼻窦炎|CRS|sinusitis
过敏性鼻炎|变应性鼻炎|allergic rhinitis
中耳炎|otitis media
突发性聋|突聋|突发性耳聋|sudden deafness
梅尼埃病|美尼尔综合征|Meniere disease
良性阵发性位置性眩晕|耳石症|BPPV
扁桃体炎|tonsillitis
子痫前期|妊娠高血压|妊高症|妊高征|先兆子痫|pre-eclampsia
产后出血|PPH|postpartum hemorrhage|postpartum haemorrhage
前置胎盘|placenta previa|placenta praevia
胎盘植入|PAS|placenta accreta
子宫肌瘤|肌瘤|uterine fibroids|leiomyoma
子宫腺肌病|腺肌症|adenomyosis
子宫内膜异位症|内异症|内膜异位|巧克力囊肿|endometriosis
多囊卵巢综合征|多囊|PCOS|polycystic ovary syndrome
盆腔器官脱垂|子宫脱垂|pelvic organ prolapse
复发性流产|习惯性流产|RPL|recurrent pregnancy loss
子宫瘢痕妊娠|瘢痕妊娠|剖宫产瘢痕妊娠|CSP|caesarean scar pregnancy
异位妊娠|宫外孕|ectopic pregnancy
盆腔炎|盆腔炎性疾病|PID
更年期综合征|围绝经期综合征|绝经综合征|menopause
不孕症|不孕不育|infertility
手足口病|HFMD|hand foot and mouth disease
川崎病|皮肤黏膜淋巴结综合征|Kawasaki disease
新生儿黄疸|新生儿高胆红素血症|neonatal jaundice
新生儿呼吸窘迫综合征|新生儿肺透明膜病|NRDS|neonatal respiratory distress syndrome
新生儿缺氧缺血性脑病|缺氧缺血性脑病|HIE
腹股沟疝|小肠气|疝气|inguinal hernia
儿童肺炎|小儿肺炎|childhood pneumonia
毛细支气管炎|bronchiolitis
水痘|chickenpox|varicella
麻疹|measles
流行性腮腺炎|腮腺炎|痄腮|mumps
猩红热|scarlet fever
脓毒症|败血症|脓毒血症|sepsis
感染性休克|脓毒性休克|septic shock
过敏性休克|严重过敏反应|anaphylaxis
多器官功能障碍综合征|多脏器功能衰竭|MODS
恶性高热|malignant hyperthermia
术后谵妄|谵妄|postoperative delirium
术后恶心呕吐|PONV|postoperative nausea and vomiting
慢性术后疼痛|术后慢性疼痛|CPSP
困难气道|difficult airway
ICU获得性肌无力|重症监护病房获得性肌无力|ICU-AW
艾滋病|获得性免疫缺陷综合征|HIV感染|AIDS|HIV
梅毒|syphilis
疟疾|打摆子|malaria
布鲁氏菌病|布病|brucellosis
肾综合征出血热|流行性出血热|HFRS
登革热|dengue
银屑病|牛皮癣|psoriasis
特应性皮炎|异位性皮炎|遗传过敏性湿疹|atopic dermatitis
湿疹|eczema
荨麻疹|风疹块|风团|urticaria
痤疮|青春痘|粉刺|acne
白癜风|vitiligo
足癣|脚气|香港脚|tinea pedis
斑秃|鬼剃头|alopecia areata
压疮|褥疮|压力性损伤|pressure ulcer
烧伤|烫伤|burn
高钾血症|高血钾|hyperkalemia
低钾血症|低血钾|hypokalemia
低钠血症|低血钠|hyponatremia
肌少症|肌肉减少症|sarcopenia
颈肩痛|颈肩疼痛|neck and shoulder pain
吞咽障碍|吞咽困难|dysphagia
$$, chr(10))) as line where line <> '') as lines;
