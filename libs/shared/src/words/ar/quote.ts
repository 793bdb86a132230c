import type { quote as english } from '../en/quote.js';
import type { Translated } from '../message.js';

/** @see en/quote.ts */
export const quote: Translated<typeof english> = {
  sheet: {
    columns: {
      place: 'رقم',
      file: 'الملف',
      material: 'المادة',
      finish: 'التشطيب',
      quantity: 'الكمية',
      grams: 'المادة (غرام)',
      hours: 'وقت الآلة (ساعة)',
      unitHT: 'ثمن الوحدة دون الضريبة (درهم)',
      unitTTC: 'ثمن الوحدة شاملا الضريبة (درهم)',
      totalHT: 'المجموع دون الضريبة (درهم)',
      tva: 'الضريبة على القيمة المضافة (درهم)',
      totalTTC: 'المجموع شاملا الضريبة (درهم)',
      days: 'الأجل (أيام العمل)',
    },
    sums: {
      subtotal: 'القطع',
      setup: 'رسوم الخدمة',
      minimumAdjustment: 'التكملة إلى الحد الأدنى للطلبية',
      shipping: 'التسليم',
      total: 'المجموع',
    },
  },
  shared: {
    title: 'عرض الأسعار {number}',
    intro: 'الأثمنة صالحة إلى غاية {moment}.',
    preparedFor: 'مُعد لفائدة',
    ice: 'التعريف الموحد للمقاولة (ICE)',
    purchaseOrder: 'سند الطلب',
    project: 'المشروع',
    issuedAt: 'تاريخ الإصدار',
    delivery: 'الأجل ابتداء من الأداء',
    lines: 'القطع',
    part: 'القطعة',
    quantity: 'الكمية',
    totalHT: 'دون الضريبة',
    totalTTC: 'شاملا الضريبة',
    sums: 'المبالغ',
    tva: 'الضريبة على القيمة المضافة {percent}%',
    finishes: { standard: 'تشطيب عادي', smooth: 'تشطيب مصقول', polished: 'تشطيب ملمع' },
    grams: '{grams} غ',
    hours: '{hours} س',
    workingDays:
      '{days, plural, =1 {يوم عمل واحد} =2 {يوما عمل} few {{days, number, whole} أيام عمل} other {{days, number, whole} يوم عمل}}',
    sumHT: 'المجموع دون الضريبة',
    sumTTC: 'المجموع شاملا الضريبة',
    included: 'مشمول',
    download: 'تنزيل ملف PDF',
    accept:
      'لقبول العرض، وقعوا ملف PDF وأعيدوه إلى الشخص الذي أرسل إليكم هذا الرابط: هو من يسجل الطلبية من حسابه.',
    dead: {
      title: 'لم يعد بالإمكان الاطلاع على هذا العرض هنا',
      text: 'انتهى أسبوع صلاحيته، أو سحب الشخص الذي شاركه الرابط. اطلبوا منه عرضا جديدا، أو احسبوا ثمن قطعكم بأنفسكم: يكفي أقل من دقيقة.',
      home: 'حساب ثمن قطعة',
      contact: 'راسلونا',
    },
  },
};
