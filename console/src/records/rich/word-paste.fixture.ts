/** What Word puts on the clipboard for a title, paragraphs, lists and a table. */
export const wordPaste = String.raw`<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:Zoom>0</w:Zoom>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; font-size:10.5pt; font-family:"Calibri",sans-serif;}
@list l0:level1
	{mso-level-number-format:bullet; mso-level-text:\F0B7;}
-->
</style>
</head>

<body lang=ZH-CN style='tab-interval:21.0pt;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoTitle><span style='font-family:等线 Light;mso-ascii-theme-font:major-latin'>出院后随访</span><span
lang=EN-US><o:p></o:p></span></p>

<h2 style='mso-line-height-rule:exactly'><span style='font-size:16.0pt'>一、<b>适用人群</b></span></h2>

<p class=MsoNormal style='text-indent:21.0pt'><span style='font-family:宋体;color:#C00000'>出院 <span
lang=EN-US>30</span> 天内的 <b style='mso-bidi-font-weight:normal'>心力衰竭</b> 患者，参见<a
href="https://example.org/guide?a=1&amp;b=2" target="_blank"><span style='color:blue'>指南</span></a>。</span><span lang=EN-US><o:p></o:p></span></p>

<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>

<p class=MsoListParagraphCxSpFirst style='margin-left:22.0pt;text-indent:-22.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><span
style='font-family:宋体'>称体重</span><span lang=EN-US><o:p></o:p></span></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:44.0pt;text-indent:-22.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>n<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><span
style='font-family:宋体'>早餐前</span></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:44.0pt;text-indent:-22.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>n<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><span
style='font-family:宋体'>排尿后</span></p>

<p class=MsoListParagraphCxSpLast style='margin-left:22.0pt;text-indent:-22.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><span
style='font-family:宋体'>量血压</span></p>

<p class=MsoNormal>步骤：<!--[if gte vml 1]><v:shape id="图片_x0020_1" type="#_x0000_t75"><v:imagedata
 src="file:///C:/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]--></p>

<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
lang=EN-US style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><!--[endif]--><span
style='font-family:宋体'>第一周打电话</span></p>

<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
lang=EN-US style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><!--[endif]--><span
style='font-family:宋体'>第二周门诊</span></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=553 colspan=2 valign=top style='width:414.8pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal><span style='font-family:宋体'>药物</span><span lang=EN-US><o:p></o:p></span></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=277 valign=top><p class=MsoNormal>利尿剂</p></td>
  <td width=277 valign=top><p class=MsoNormal><span lang=EN-US>20 mg</span></p></td>
 </tr>
</table>

<p class=MsoNormal><span lang=EN-US>&nbsp;</span></p>

<!--EndFragment-->
</body>

</html>`
