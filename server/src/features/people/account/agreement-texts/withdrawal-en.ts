import type { AgreementText } from './agreement-text.ts'

export const withdrawalEn: AgreementText = {
  name: 'Agreement on the Withdrawal of Lecture Fees',
  opening:
    'This agreement applies when invited experts claim lecture fees and other academic remuneration on Xinglin. Before you apply, please make sure that you understand how fees are composed, taxed and paid out.',
  sections: [
    [
      '1. Source and confirmation of fees',
      'Lecture fees are paid by the organiser of the meeting; the amount is the one on the task sheet you confirmed. Once you have confirmed the amount and the payee, the fee is pending; after the meeting it becomes available balance.',
      'If a meeting is cancelled or moved, or a task changes, the task sheet confirmed last applies.',
    ],
    [
      '2. Conditions',
      'A withdrawal requires that:',
      '- your identity has been verified and matches the payee;',
      '- the payee information is complete, including account holder, bank and card number;',
      '- the amount is at least 1 yuan and at most the available balance;',
      '- no other application is being processed.',
    ],
    [
      '3. Application and review',
      'When you apply, the amount is deducted from the available balance and becomes pending. The platform reviews applications within five working days.',
      'Once approved, the money is transferred to the account you named; the time of arrival depends on the bank. If an application is refused, the amount returns to the balance and the reason is given.',
    ],
    [
      '4. Tax',
      'Lecture fees are remuneration for services. The platform or the organiser withholds and pays individual income tax as the law requires. Task sheets and bills show the gross amount, the tax withheld and the amount paid.',
      'For tax reporting please provide your true identity number and contact details. You complete the annual settlement yourself.',
    ],
    [
      '5. Accuracy of payee information',
      'You warrant that the account is your own and in good order. Returned or delayed payments and losses caused by wrong information are borne by you; the platform helps with inquiries.',
      'A change of payee information is confirmed by an SMS code; applications within twenty-four hours after a change may be checked manually.',
    ],
    [
      '6. Bills and inquiries',
      'Every income, withdrawal and return is one entry in your bills, where you can see amount, time and state at any time.',
      'Objections must be raised within ninety days after the entry was made; the platform answers within ten working days.',
    ],
    [
      '7. Compliance and integrity',
      'You confirm that the fees stand for academic work actually done, comply with the integrity rules of your institution and profession, and do not serve to pass on improper benefits.',
      'Where meetings are fictitious, fees are claimed twice or other violations occur, the platform may suspend withdrawals, reclaim payments and report to the organiser and the authorities.',
    ],
    [
      '8. Protection of information',
      'Identity and bank information collected for withdrawals is stored encrypted, used only for review, payment and tax reporting, and kept as long as tax and accounting law requires.',
      'Staff of the platform will never ask for your card password or SMS codes.',
    ],
    [
      '9. Changes and disputes',
      'Changes of this agreement are published on the withdrawal page. Applying afterwards means acceptance; if you do not agree, you may withdraw your balance before the change takes effect.',
      'This agreement is governed by the laws of the People’s Republic of China. Disputes are settled amicably; failing that, the people’s court at the operator’s domicile decides.',
    ],
  ],
}
