import type { AgreementText } from './agreement-text.ts'

export const signInEn: AgreementText = {
  name: 'Consent to the Use of Sign-in Information',
  opening:
    'This consent explains how the platform collects information when you sign in to a meeting, and in which cases it is given to the organiser. Whether you tick the boxes is your decision; leaving them unticked does not affect access to content that is open to everyone.',
  sections: [
    [
      '1. Purpose',
      'Sign-in information is used to verify who attends, to count attendance, to grant credit and certificates of attendance, and for the records that organisers must keep for academic events. It is not used for promotion unrelated to the meeting.',
    ],
    [
      '2. Information collected',
      'Depending on the meeting, some or all of the following may be asked for:',
      '- name, mobile number and e-mail;',
      '- hospital, department, specialty, title and identity;',
      '- company and product group of enterprise users;',
      '- whether you are a medical professional.',
      'Only where a meeting requires verification of identity will you be asked for photographs of both sides of your identity card, the identity number, the physician qualification number, your badge and your practising certificate.',
    ],
    [
      '3. Separate consent for sensitive information',
      '**Identity documents and practising certificates are sensitive personal information. Before you submit them, the page asks for your consent separately. You may refuse, but may then be unable to complete the verified sign-in of that meeting.**',
      'They are stored encrypted and seen only by authorised reviewers during the review; every view is logged.',
    ],
    [
      '4. What the organiser receives',
      'You decide separately whether your mobile number and your sign-in information may be given to the organiser. Neither box is ticked by default.',
      'Fields without consent are left blank in the organiser’s export. The organiser may use what it receives only for the agreed purpose and must keep it confidential.',
    ],
    [
      '5. Review and result',
      'After you submit, the sign-in is shown as under review. Once it is passed you are signed in; if it fails, the reason is shown and you may correct and submit again.',
      'Please make sure that documents are legible, genuine and valid. A name has at most ten characters, and an identity number must have the prescribed format.',
    ],
    [
      '6. Retention',
      'Sign-in information is kept for three years after the meeting for credit inquiries and verification; photographs of documents are deleted within ninety days after the review. Statutory provisions take precedence.',
    ],
    [
      '7. Your rights',
      'You can see what you submitted on the meeting’s sign-in page, change it before the review is finished, and withdraw the consent given for the organiser through the feedback page. Withdrawal does not affect what was done lawfully before it.',
      'You may also ask for correction, deletion or a copy of the information.',
    ],
    [
      '8. Other',
      'Matters not covered here are governed by the Privacy Policy and the Service Agreement. Where they differ, this consent prevails for sign-in information.',
      'By ticking the box and submitting the form you confirm that you have read and understood the above.',
    ],
  ],
}
