import { listOf } from './list-of.ts'

// A name of several origins stands with the first of them.
const byOrigin = {
  latinAmerican: `
    Alejandra, Alma, Alondra, Amparo, Ana, Araceli, Beatriz, Belen, Blanca, Camilo, Catalina,
    Consuelo, Cristian, Cristina, Dulce, Edgardo, Efrain, Elvira, Esperanza, Esteban, Estefania,
    Estela, Evangelina, Fabiola, Facundo, Federico, Felipe, Fernanda, Gisela, Gonzalo, Graciela,
    Griselda, Guadalupe, Guillermo, Heriberto, Humberto, Ines, Isidro, Itzel, Jazmin, Jesus,
    Jimena, Joaquin, Josefina, Juana, Juliana, Julio, Leticia, Liliana, Lourdes, Lucia, Lucero,
    Luisa, Magdalena, Maribel, Maricela, Marisol, Maritza, Matias, Mauricio, Maximo, Mayra,
    Milagros, Mireya, Moises, Nayeli, Nelida, Nestor, Nicolas, Noemi, Octavio, Odalys, Osvaldo,
    Paloma, Paola, Pilar, Rigoberto, Rocio, Rodolfo, Rogelio, Rosalinda, Rosario, Santos, Silvia,
    Socorro, Soledad, Tomas, Valentina, Valeria, Vicente, Wilfredo, Ximena, Yadira, Yaritza,
    Yesenia, Yuliana, Zoraida
  `,
  brazilianAndPortuguese: `
    Adriano, Aline, Bruna, Caio, Claudio, Fabio, Flavia, Joao, Larissa, Luana, Luciana, Marcelo,
    Paulo, Raquel, Renata, Renato, Rogerio, Thais, Thiago, Tiago, Vitor
  `,
  italian: `
    Alessandra, Alessandro, Alessia, Carlo, Carmela, Carmine, Chiara, Cosimo, Domenico, Donatella,
    Enzo, Filippo, Francesca, Francesco, Gaetano, Gennaro, Gianna, Gianni, Giorgio, Giulia, Giulio,
    Giuseppe, Guido, Luca, Luigi, Marco, Massimo, Matteo, Nunzio, Paolo, Pasquale, Pietro, Rocco,
    Rosaria, Rosetta, Santino, Silvio, Stefano, Umberto, Vincenzo, Vito
  `,
  greek: `
    Achilles, Alexandros, Anastasia, Andreas, Angeliki, Aristotle, Athanasios, Athena, Christos,
    Costas, Demetri, Despina, Dimitra, Dimitri, Dimitrios, Eleni, Eleftheria, Evangelia, Evangelos,
    Georgios, Giorgos, Ioanna, Ioannis, Katerina, Konstantina, Konstantinos, Kosta, Kostas,
    Kyriaki, Nektarios, Nikos, Panagiota, Panagiotis, Spiros, Spyros, Stavros, Stavroula, Thanos,
    Theodora, Vasiliki, Vasilios, Yannis, Yiannis
  `,
  irish: `
    Aidan, Aisling, Aoife, Brendan, Brigid, Caoimhe, Cathal, Ciara, Ciaran, Cillian, Clodagh, Colm,
    Cormac, Darragh, Deirdre, Dermot, Eamon, Eoin, Fergus, Finbar, Finn, Fionn, Grainne, Kieran,
    Maeve, Mairead, Malachy, Niall, Niamh, Nuala, Oisin, Orla, Padraig, Roisin, Ronan, Saoirse,
    Seamus, Shay, Sinead, Siobhan, Una
  `,
  jewishAndHebrew: `
    Aharon, Akiva, Ariella, Aryeh, Avi, Avigail, Avital, Avraham, Avram, Aviva, Baruch, Batsheva,
    Binyamin, Bracha, Chaim, Chana, Chava, Chaya, Dalia, Devorah, Dov, Efraim, Eitan, Elazar,
    Eliezer, Esti, Faigy, Gitty, Hadassah, Hershel, Ilan, Ilana, Itzhak, Leora, Lior, Mayer, Meir,
    Menachem, Mendel, Mendy, Mordechai, Moshe, Nachum, Naftali, Nechama, Noam, Noa, Ori, Pinchas,
    Pinny, Raizy, Rivka, Rivky, Ruchel, Ruchy, Shaindy, Shimon, Shira, Shlomo, Shmuel, Shoshana,
    Shulem, Simcha, Tali, Talia, Tamar, Tova, Tzipora, Tzvi, Uri, Yaakov, Yael, Yair, Yakov,
    Yehoshua, Yehuda, Yehudis, Yisroel, Yitzchak, Yitzchok, Yitty, Yoel, Yonah, Yonatan, Yosef,
    Yossi, Zalman, Zev, Zvi
  `,
  russianAndUkrainian: `
    Aleksandr, Aleksandra, Aleksei, Alexei, Alexey, Alina, Anatoly, Andrei, Andrey, Andriy, Anton,
    Arkady, Artem, Bogdan, Boris, Bohdan, Daria, Denis, Dmitri, Dmitriy, Dmitry, Ekaterina, Evgeny,
    Fyodor, Galina, Gennady, Grigory, Igor, Ilya, Inna, Irina, Katya, Kirill, Konstantin, Ksenia,
    Lada, Larisa, Leonid, Lesya, Lev, Liudmila, Ludmila, Lyudmila, Maksim, Marina, Masha, Maxim,
    Mikhail, Mykola, Mykhailo, Nadia, Nadezhda, Natalia, Natalya, Nikita, Nikolai, Oksana, Oleg,
    Oleksandr, Oleksandra, Olena, Pavel, Petro, Polina, Ruslan, Semyon, Serge, Sergei, Sergey,
    Serhiy, Stanislav, Svetlana, Tatiana, Tatyana, Taras, Timur, Vadim, Valentin, Valery, Vasily,
    Viktor, Viktoria, Vitaly, Vlad, Vladimir, Volodymyr, Vyacheslav, Yana, Yaroslav, Yelena,
    Yevgeny, Yulia, Yuliya, Yuri, Yuriy, Zhanna, Zoya
  `,
  polishAndBalkan: `
    Agnieszka, Aleksander, Andrzej, Bartek, Bartosz, Beata, Boguslaw, Bozena, Czeslaw, Dariusz,
    Dorota, Edyta, Elzbieta, Ewa, Genowefa, Grazyna, Grzegorz, Halina, Henryk, Ireneusz, Iwona,
    Jacek, Jadwiga, Jakub, Janina, Janusz, Jaroslaw, Jerzy, Jolanta, Jozef, Justyna, Kamil, Kasia,
    Katarzyna, Kazimierz, Krystyna, Krzysztof, Leszek, Lukasz, Maciej, Malgorzata, Marcin, Mariusz,
    Marek, Marzena, Mateusz, Mieczyslaw, Miroslaw, Monika, Pawel, Piotr, Przemyslaw, Radoslaw,
    Rafal, Ryszard, Slawomir, Stanislaw, Stefan, Szymon, Tadeusz, Tomasz, Urszula, Waldemar,
    Wieslaw, Wieslawa, Wioletta, Witold, Wlodzimierz, Wojciech, Zbigniew, Zofia, Zygmunt, Agron,
    Arben, Arta, Bekim, Blerim, Dragan, Dusan, Fatmir, Goran, Ivana, Jelena, Marko, Milan, Milica,
    Mirjana, Nikola, Sasa, Slobodan, Vesna, Zoran
  `,
  northAndWestEuropean: `
    Anders, Anneke, Astrid, Bjorn, Brigitte, Camille, Dieter, Elodie, Etienne, Florian, Franz,
    Freya, Gerhard, Gunther, Hans, Heinrich, Helga, Henrik, Ingeborg, Jacques, Jens, Johan,
    Johannes, Jurgen, Klaus, Laurent, Magnus, Manfred, Marcel, Mathieu, Mathilde, Niels, Pascal,
    Pierre, Remy, Sabine, Sigrid, Sven, Sylvie, Thierry, Ulrich, Wolfgang, Yves
  `,
  southAsian: `
    Aarav, Aarti, Abhishek, Aditi, Aditya, Ajay, Akash, Akshay, Alok, Amit, Amita, Amrita, Anand,
    Ananya, Aniket, Anil, Anirudh, Anjali, Ankit, Ankita, Anuj, Anup, Anushka, Aparna, Arjun, Arun,
    Aruna, Arvind, Asha, Ashish, Ashok, Ashwin, Avinash, Bhavesh, Bhavna, Bharat, Chetan, Chitra,
    Darshan, Deepa, Deepak, Deepika, Dev, Devi, Dhruv, Dilip, Dinesh, Dipti, Divya, Ganesh, Gaurav,
    Gauri, Geeta, Girish, Gita, Gopal, Gurpreet, Harish, Harjit, Harpreet, Harsh, Hemant, Hitesh,
    Indira, Ishaan, Ishita, Jagdish, Jaspreet, Jatin, Jaya, Jayesh, Jignesh, Jyoti, Kalpana,
    Kamala, Kamlesh, Karan, Karthik, Kavita, Kavya, Ketan, Kiran, Kishore, Komal, Krishna, Kunal,
    Lakshmi, Lalit, Lata, Madhavi, Madhu, Mahesh, Manish, Manisha, Manjit, Manoj, Maneesh, Meena,
    Meera, Mihir, Mitesh, Mohan, Mohit, Mukesh, Nandini, Naresh, Navneet, Neel, Neelam, Neeraj,
    Neha, Nikhil, Nilesh, Nirmala, Nisha, Nishant, Nitin, Padma, Pankaj, Paresh, Parth, Pooja,
    Prabhakar, Pradeep, Prakash, Pranav, Prashant, Pratik, Praveen, Preeti, Priti, Priya, Priyanka,
    Rahul, Raj, Raja, Rajan, Rajeev, Rajesh, Rajiv, Rakesh, Ram, Ramesh, Rani, Ravi, Reena, Rekha,
    Renu, Riya, Rohan, Rohit, Roshan, Roshni, Ruchi, Rupa, Sachin, Sameer, Samir, Sandeep, Sanjana,
    Sanjay, Sanjeev, Sapna, Sarika, Saurabh, Seema, Shankar, Shilpa, Shivam, Shivani, Shreya,
    Shruti, Shweta, Siddharth, Simran, Smita, Sneha, Sonal, Srinivas, Subhash, Sudha, Sudhir,
    Sujata, Sukhdeep, Sukhwinder, Sumit, Sunil, Sunita, Suresh, Surinder, Surya, Sushil, Sushma,
    Swati, Tanvi, Tarun, Tejas, Uday, Uma, Umesh, Usha, Vandana, Varun, Vasudha, Vidya, Vijay,
    Vikas, Vikram, Vinay, Vineet, Vinod, Vipul, Viraj, Vishal, Vivek, Yash, Yogesh, Farzana,
    Iftekhar, Jahangir, Kamrul, Mahbub, Mizanur, Nasrin, Rezaul, Rubina, Shahid, Shahnaz, Shirin,
    Tasnim, Tshering, Pemba, Pasang, Sonam, Tenzin
  `,
  chinese: `
    Bao, Bo, Chao, Cheng, Chun, Fang, Feng, Guang, Guo, Hai, Haiyan, Hao, Hong, Hua, Hui, Jia,
    Jian, Jianhua, Jie, Jin, Jing, Jun, Junjie, Kai, Kang, Lan, Lei, Lihua, Ling, Mei, Meiling,
    Ming, Minghao, Ning, Peng, Ping, Qi, Qiang, Qing, Rong, Shan, Shu, Shufen, Siu, Tao, Ting, Wei,
    Weiming, Wen, Wing, Xia, Xiang, Xiao, Xiaoli, Xiaoming, Xin, Xiu, Xiuying, Xue, Yan, Yi, Yifan,
    Ying, Yiming, Yong, Yuan, Yue, Yun, Zhen, Zhiwei
  `,
  vietnameseAndThai: `
    Anh, Bich, Binh, Cuong, Dao, Duc, Dung, Duy, Duong, Giang, Hanh, Hien, Hieu, Hoa, Hoang, Huong,
    Khanh, Khoa, Kieu, Lien, Linh, Loan, Minh, Nga, Ngoc, Nhi, Nhung, Phuc, Phuong, Quan, Quang,
    Quoc, Quynh, Sang, Son, Tam, Thanh, Thao, Thi, Thien, Thu, Thuy, Thy, Tien, Trang, Trinh,
    Trung, Tu, Tuan, Tuyen, Tuyet, Van, Viet, Vinh, Xuan, Yen, Apinya, Kamon, Malee, Niran, Nok,
    Ploy, Pornthip, Prasert, Siriporn, Somchai, Suda, Supaporn
  `,
  koreanAndJapanese: `
    Byung, Chul, Dae, Donghyun, Eun, Eunji, Haejin, Hana, Hae, Hye, Hyejin, Hyun, Hyunjin, Hyunwoo,
    Jae, Jaehyun, Jaemin, Jieun, Jihoon, Jimin, Jinwoo, Jisoo, Jiwon, Joon, Junho, Ki, Kyung,
    Kyungsoo, Min, Minho, Minji, Minjun, Minseo, Seo, Seojun, Seoyeon, Seung, Seunghyun, Soo,
    Sooyoung, Soyeon, Sujin, Sung, Sungmin, Woo, Yeon, Yejin, Yoon, Yoona, Youngmi, Yuna, Akiko,
    Akira, Ayumi, Chiyo, Daisuke, Emiko, Fumiko, Haruka, Haruki, Haruto, Hideki, Hiro, Hiroko,
    Hiroshi, Isamu, Junko, Kaito, Kazuki, Kazuo, Keiko, Kenji, Kenta, Kyoko, Makoto, Mariko,
    Masako, Mayumi, Megumi, Michiko, Miho, Misaki, Miyuki, Naoki, Noriko, Reiko, Ryo, Sachiko,
    Sakura, Satoshi, Shigeru, Shinji, Sho, Takashi, Takeshi, Taro, Tomoko, Toshiko, Yasuko, Yoko,
    Yoshi, Yoshiko, Yuka, Yuki, Yukiko, Yumi
  `,
  filipinoAndIndonesian: `
    Analyn, Arnel, Benigno, Cherry, Crisanto, Dewi, Dindo, Efren, Ferdinand, Gemma, Imelda, Jomar,
    Jovelyn, Ligaya, Lito, Luzviminda, Maricar, Marites, Marivic, Marlon, Melchor, Nenita, Noel,
    Norberto, Perla, Reynaldo, Rizalina, Rommel, Rosalina, Rowena, Rowell, Teodoro, Agus, Bambang,
    Budi, Eko, Putri, Siti, Sri, Wayan
  `,
  arabic: `
    Abbas, Abdallah, Abdul, Abdulaziz, Abdullah, Abdulrahman, Abeer, Adel, Adnan, Ahmad, Ahmed,
    Aisha, Akram, Alaa, Alia, Amal, Amani, Amina, Amir, Amira, Amjad, Anas, Anwar, Asma, Ayman,
    Aya, Aziz, Bassam, Bilal, Dalal, Dina, Ehab, Eman, Fadi, Fahad, Faisal, Faris, Farid, Farida,
    Farouk, Fathi, Fatima, Fawzi, Firas, Ghada, Habib, Hadi, Hala, Hamid, Hamza, Hanan, Hani,
    Hasan, Hassan, Hatem, Hayat, Hesham, Hiba, Huda, Hussain, Hussein, Ibrahim, Ihab, Iman, Imran,
    Inas, Ismail, Issa, Jamal, Jamil, Jamila, Jihan, Kareem, Karim, Khadija, Khaled, Khalid,
    Khalil, Laila, Latifa, Leila, Lina, Lubna, Maha, Mahmoud, Majid, Manal, Mariam, Marwa, Marwan,
    Maryam, Mazen, Mohamed, Mohammed, Mona, Mourad, Muhammad, Muna, Mustafa, Nabil, Nada, Nader,
    Nadim, Nael, Nagla, Nahla, Naima, Najib, Nasser, Nawal, Nizar, Noor, Nour, Omar, Osama, Othman,
    Qasim, Rabia, Raed, Rahim, Rami, Rana, Rania, Rashid, Rasha, Rawan, Reem, Riad, Rima, Saad,
    Sabah, Said, Salah, Saleem, Saleh, Salem, Salim, Salma, Salman, Sami, Samia, Samira, Sana,
    Sayed, Shadi, Shaima, Sherif, Suad, Suha, Suhail, Sulaiman, Tahani, Tamer, Tarek, Tariq, Usman,
    Wael, Walid, Waleed, Wafa, Yahya, Yasmin, Yasmine, Yasser, Yazan, Younes, Youssef, Yusuf,
    Zahra, Zaid, Zainab, Zaki, Zeinab, Ziad
  `,
  persianAndCentralAsian: `
    Afshin, Ahmadreza, Amirali, Anahita, Arash, Ardeshir, Arezoo, Armin, Arman, Aryan, Atefeh,
    Azadeh, Babak, Bahar, Bahram, Behnam, Behrouz, Behzad, Bijan, Cyrus, Dariush, Ehsan, Elham,
    Elnaz, Farhad, Farideh, Farnaz, Farshid, Farzad, Fereshteh, Ghazal, Golnaz, Hamed, Hossein,
    Houman, Jalil, Kamran, Kaveh, Kianoush, Laleh, Ladan, Mahin, Mahnaz, Mahsa, Mandana, Manijeh,
    Maziar, Mehdi, Mehran, Mehrdad, Mina, Mitra, Mojgan, Morteza, Navid, Nazanin, Negar, Niloufar,
    Nima, Omid, Parisa, Parvaneh, Parviz, Payam, Pejman, Reza, Roya, Saeed, Sahar, Saman, Sepideh,
    Shabnam, Shahram, Shahrzad, Shapour, Shiva, Siamak, Sina, Sohrab, Soraya, Zohreh, Akmal, Aziza,
    Bakhtiyor, Bobur, Dilnoza, Farrukh, Gulnara, Jamshid, Nodira, Otabek, Sherzod, Shukhrat,
    Ulugbek
  `,
  turkishAndCaucasian: `
    Ahmet, Arda, Aslan, Ayse, Baris, Berk, Burak, Cem, Cemal, Deniz, Dilara, Ebru, Ece, Elif, Emel,
    Emine, Emre, Enes, Engin, Erdem, Erol, Esra, Fatih, Fatma, Ferhat, Gamze, Gokhan, Gul, Gulsen,
    Hakan, Halil, Hande, Hatice, Huseyin, Ilker, Ipek, Kaan, Kadir, Kemal, Kerem, Levent, Mehmet,
    Melek, Melike, Meltem, Merve, Mert, Metin, Murat, Nazli, Nihat, Nuray, Onur, Orhan, Osman,
    Ozan, Ozge, Ozlem, Pelin, Recep, Sabri, Selim, Selin, Semih, Serdar, Serkan, Sibel, Sinan,
    Tolga, Tugba, Tulin, Ufuk, Ugur, Umit, Yasar, Yavuz, Yilmaz, Zehra, Zeki, Zeynep, Ani, Anahit,
    Aram, Armen, Ashot, Davit, Gayane, Giorgi, Gor, Hayk, Hovhannes, Karine, Ketevan, Lusine,
    Mariami, Narek, Nino, Sargis, Tamaz, Tigran, Vahe, Vartan, Zurab
  `,
  westAfrican: `
    Abena, Abiodun, Abimbola, Abiola, Adaeze, Adama, Adaora, Ade, Adebayo, Adeola, Adewale, Adjoa,
    Adunni, Afia, Afua, Akosua, Akua, Akwasi, Aliou, Alpha, Ama, Amadi, Amadou, Aminata, Amma,
    Assane, Assetou, Awa, Ayo, Ayodele, Babajide, Babatunde, Bamidele, Binta, Bintou, Boubacar,
    Bukola, Chiamaka, Chibuzo, Chidi, Chidinma, Chika, Chima, Chinedu, Chinelo, Chinonso, Chinwe,
    Chioma, Chisom, Chukwuemeka, Cheikh, Dapo, Djibril, Ebele, Efua, Efosa, Ekow, Emeka, Esi,
    Fanta, Fatou, Fatoumata, Femi, Folake, Folasade, Funke, Funmilayo, Gbenga, Ibrahima, Idrissa,
    Ifeanyi, Ifeoma, Ikechukwu, Ikenna, Issouf, Jide, Kadiatou, Kehinde, Khady, Kofi, Kojo,
    Kwabena, Kwadwo, Kwaku, Kwame, Kwasi, Kwesi, Lamine, Lanre, Mamadou, Mariama, Mariame, Modou,
    Moussa, Musa, Ndeye, Nkechi, Nkem, Nneka, Nnamdi, Ngozi, Nii, Obinna, Obioma, Ogechi, Oluchi,
    Olufemi, Olumide, Olusegun, Oluwaseun, Onyeka, Oumar, Oumou, Ousmane, Rokia, Salif, Segun,
    Sekou, Seydou, Seyni, Simisola, Sola, Souleymane, Taiwo, Temitope, Tobi, Tolu, Tunde, Uche,
    Uchenna, Ugochi, Wale, Yaa, Yao, Yaw, Yaya, Yemi, Yetunde, Zainabu
  `,
  eastAndSouthAfrican: `
    Abebe, Abdi, Abdirahman, Alemayehu, Almaz, Ayana, Bekele, Berhane, Biruk, Dawit, Dereje,
    Fadumo, Genet, Girma, Haile, Hirut, Hodan, Kidist, Lemlem, Lerato, Makena, Meron, Mesfin,
    Mulugeta, Nomsa, Nyambura, Otieno, Sahra, Selam, Selamawit, Senait, Sipho, Tadesse, Tesfaye,
    Thabo, Thandiwe, Tigist, Wambui, Wanjiru, Yared, Yohannes, Zola
  `,
  haitianAndCaribbean: `
    Altagracia, Anite, Carline, Chantal, Darline, Dieudonne, Dieuseul, Edeline, Edwidge, Emmanuela,
    Ernst, Evens, Fabienne, Fedline, Fritz, Frantz, Garry, Ghislaine, Guerda, Guerline, Guirlande,
    Islande, Jean-Baptiste, Jean-Claude, Jean-Pierre, Jocelyne, Judeline, Junior, Kettly, Lunise,
    Magalie, Manoucheka, Marie-Ange, Marie-France, Marjolaine, Mirlande, Myrlande, Nadege, Nahomie,
    Odette, Pierrot, Rigaud, Rose-Marie, Rosemene, Roseline, Solange, Wideline, Widlyne, Wilner,
    Wilson, Yanick, Yolette, Yvrose, Akeem, Alrick, Anthea, Delroy, Errol, Everton, Garfield,
    Glenroy, Keron, Kerwin, Lennox, Marva, Merlene, Ottley, Shanique, Shelly-Ann, Tamoya, Winsome,
    Wendell
  `,
}

/** First names of other origins that callers in New York have. */
export const furtherFirstNames: readonly string[] = Object.values(byOrigin).flatMap(listOf)
