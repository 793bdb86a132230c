import type { mailFacts as english } from '../en/mail-facts.js';
import type { Translated } from '../message.js';

/** @see en/mail-facts.ts */
export const mailFacts: Translated<typeof english> = {
  provider: { transfer: 'تحويل بنكي' },
  money: {
    reserved: 'المبلغ محجوز فقط: يُرجى تحريره من فضاء المزود تحت هذا المرجع، وعدم دفع أي شيء.',
    taken: 'يُرجى البحث عنه في فضاء المزود تحت هذا المرجع، ورد ما أُخذ هناك.',
  },
  refundMethod: { card: 'البطاقة البنكية', transfer: 'تحويل بنكي' },
  subject: {
    quote: 'عرض أسعار',
    order: 'طلبية',
    technical: 'سؤال تقني',
    partnership: 'شراكة',
    other: 'موضوع آخر',
  },
  vertical: {
    automotive: 'السيارات',
    cosplay: 'كوسبلاي',
    hobby: 'الهوايات',
    other: 'مجال آخر',
  },
  finishPref: {
    standard: 'عادي',
    smooth: 'مصقول',
    polished: 'ملمع',
  },
};
