import { commonFirstNames, lastNames } from '@nightdesk/understanding'

// Common in New York, and outside the lists of the whole country's commonest names.
const firstNamesOfNewYork = `
  Anne, Ben, Fatima, Mohammed, Mohamed, Muhammad, Ahmed, Hassan, Ibrahim, Aisha, Khadija, Layla, Leila,
  Yusuf, Karim, Nadia, Samir, Priya, Raj, Rahul, Anjali, Amit, Sanjay, Deepak, Neha, Pooja, Arjun,
  Ravi, Vikram, Sunita, Lakshmi, Wei, Ming, Jing, Mei, Xin, Hao, Ying, Yuki, Hiroshi, Kenji, Akiko,
  Naomi, Jin, Minh, Linh, Dmitri, Olga, Svetlana, Igor, Boris, Natasha, Vladimir, Irina, Yuri,
  Katarzyna, Agnieszka, Piotr, Giovanni, Luca, Giulia, Francesca, Pierre, Camille, Hans,
  Klaus, Sven, Ingrid, Lars, Aoife, Siobhan, Niamh, Kwame, Ama, Chidi, Ngozi, Emeka, Oluwaseun,
  Guadalupe, Xiomara, Yesenia, Moshe, Chaim, Rivka, Shira, Avi, Yael, Menachem, Thiago, Joao
`
const lastNamesOfNewYork = `
  Doe, Ali, Khan, Shah, Kaplan, Katz, Kahn, Goldberg, Goldstein, Rosenberg, Feldman, Shapiro, Ahmed, Hussain, Rahman,
  Islam, Chowdhury, Begum, Sharma, Gupta, Kumar, Iyer, Reddy, Mehta, Desai, Kapoor, Zhang, Huang,
  Lin, Zhou, Zheng, Tanaka, Suzuki, Yamamoto, Sato, Nakamura, Choi, Kang, Ivanov, Petrov, Volkov,
  Kowalski, Nowak, Wojcik, Romano, Russo, Esposito, Ricci, Moretti, Moreau, Dubois, Laurent, Okafor,
  Okonkwo, Adeyemi, Mensah, Diallo, Traore, Papadopoulos, O'Sullivan, Byrne, Ferreira, Almeida,
  Kowalczyk, Haddad, Mansour, Abdullah, Farah, Tesfaye, Bianchi, Fischer
`

/** First names the receptionist can say in her own voice. */
export const spokenFirstNames: readonly string[] = withThose(commonFirstNames, firstNamesOfNewYork)

/** Last names the receptionist can say in her own voice. */
export const spokenLastNames: readonly string[] = withThose(lastNames, lastNamesOfNewYork)

function withThose(common: readonly string[], further: string): readonly string[] {
  return [...new Set([...common, ...further.split(',').map((name) => name.trim())])]
}
