import type { AgreementText } from './agreement-text.ts'

export const serviceEn: AgreementText = {
  name: 'Service Agreement',
  opening:
    'Welcome to Xinglin. This agreement governs the use of the platform between you and its operator. Please read it in full before you register or log in, in particular the clauses on limitation of liability and disputes. By ticking the box and logging in you accept all of it.',
  sections: [
    [
      '1. The service',
      'Xinglin offers doctors, other health professionals and enterprise users live and recorded academic meetings, courses, operation videos, medical articles, an encyclopedia of drugs and devices, doctor homepages, departments and department unions, a collaborative outpatient service, video conferences, orders and the withdrawal of lecture fees.',
      'The functions actually available are those shown on the pages. We keep improving the service and announce changes in a reasonable way.',
    ],
    [
      '2. Account and security',
      'You may log in with a mobile number and an SMS code. A number that is not registered yet is registered at its first login; the initial password is sent by SMS, please change it soon.',
      'Provide true and accurate information and keep your account, password and codes safe. You bear losses caused by careless keeping, unless the platform is at fault.',
      'An account is for you alone and may not be rented, lent or transferred. If someone else uses it, change the password at once and contact us.',
    ],
    [
      '3. Identity and verification',
      'Some meetings and functions are open only to doctors, enterprise users or invited experts. You may submit documents for verification and will be told the result.',
      'Where false documents are submitted, the platform may withdraw the verification, restrict functions and pursue liability.',
    ],
    [
      '4. Rules of use',
      'Observe the law and academic ethics. In particular you may not:',
      '- publish illegal, insulting, discriminating, false or advertising content;',
      '- disclose patient privacy, or upload records and images that have not been de-identified;',
      '- record, distribute or sell meetings and courses;',
      '- disturb the platform by technical means, bypass access limits or scrape data;',
      '- use another person’s identity to sign in, take an exam or obtain credit or benefits.',
      'The platform may delete content and suspend or end the service where these rules are broken.',
    ],
    [
      '5. Content and intellectual property',
      'The rights in meetings, courses, articles and pictures belong to their authors or owners. They may not be copied, adapted or used commercially without permission.',
      'The rights in your works and comments stay with you; you permit the platform to show, transcode, store and recommend them within the platform in order to provide the service. You warrant that they do not infringe the rights of others.',
      'Owners who believe that content infringes their rights may notify us through the feedback page; we act promptly.',
    ],
    [
      '6. Nature of medical information',
      'The content serves the learning and exchange of medical professionals. It is not advice on diagnosis or treatment for a particular patient. Clinical decisions are made by qualified doctors in view of the individual case.',
      'If you are a patient or a relative, please visit a medical institution. In an emergency call the emergency number at once.',
    ],
    [
      '7. Paid services',
      'Prices of paid courses and services are those on the order page; they can be used once payment has succeeded. Unpaid orders close after thirty minutes.',
      'Digital content is in principle not refundable once watched. Where the fault lies with the platform, such as wrong content or failed playback, you may apply for a refund, which is returned the same way after review.',
      'Do not pay through channels outside the platform. Where the rules of an app store prevent a purchase in the app, please complete it in a browser.',
    ],
    [
      '8. Credit and certificates',
      'The requirements for sign-in, viewing time and exams of credit meetings are given with the meeting; credit is recorded in your personal data centre. Credit obtained unfairly may be withdrawn and reported to the organiser.',
    ],
    [
      '9. Change, interruption and end of the service',
      'Where maintenance, network faults or force majeure interrupt the service, we do our best to restore it and give notice beforehand where possible.',
      'You may delete your account at any time. Learning records and favourites cannot be restored afterwards, and unused benefits are deemed waived unless the law provides otherwise.',
    ],
    [
      '10. Limitation of liability',
      'As far as the law allows, the platform is not liable for losses caused by third parties, by your device or network, or by force majeure. Its total liability for a paid service is limited to the amount you actually paid for it, except for losses caused by intent or gross negligence of the platform.',
    ],
    [
      '11. Amendments, law and disputes',
      'We may amend this agreement and publish the amendment before it takes effect. If you do not agree you may stop using the service and delete your account.',
      'This agreement is governed by the laws of the People’s Republic of China. The parties first seek an amicable settlement of disputes; failing that, the competent people’s court at the operator’s domicile decides.',
      'If you have any questions, please contact us through the feedback page or the service hotline.',
    ],
  ],
}
