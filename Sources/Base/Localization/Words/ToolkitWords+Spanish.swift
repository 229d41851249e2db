extension ToolkitWords {
  /// The toolkit's words in Spanish, in the order of the English ones.
  static var spanish: StaticString {
    """
    Aumentar
    Reducir
    Aumentar en %lld
    Reducir en %lld
    Mínimo
    Máximo
    %@: mínimo
    %@: máximo
    mínimo
    máximo
    activado
    desactivado
    mixto
    expandido
    contraído
    Expandir
    Contraer
    ascendente
    descendente
    en curso
    Actualizando
    Página
    %lld de %lld
    Pasos
    Sin empezar
    Paso %lld de %lld
    Pasos completados: %1$lld de %1$lld
    completado
    actual
    pendiente
    fallido
    omitido
    OK
    Cancelar
    Cerrar
    Listo
    Eliminar
    Editar
    Atrás
    Conservar
    Borrar
    Buscar
    Ámbito
    Sin resultados
    Sin resultados para «%@»
    Revisa la ortografía o prueba con otras palabras.
    Ajustes
    Mostrar menú
    Altura de la hoja
    Subir
    Bajar
    Arrastrar
    Soltar aquí
    Acción principal
    botón
    interruptor
    ajustable
    encabezado
    enlace
    imagen
    campo de texto
    campo de búsqueda
    diálogo
    seleccionado
    no disponible
    solo se oye con auriculares
    Toque dos veces para usarlo.
    Toque dos veces para escribir.
    Deslice hacia arriba o abajo para cambiarlo.
    Pulse para usarlo.
    Pulse para escribir.
    Pulse y luego gire para cambiarlo.
    Gire para cambiarlo y pulse cuando esté bien.
    Use las flechas para cambiarlo.
    La voz está activada.
    La voz está desactivada.
    Arrastre un dedo por la pantalla para oír lo que hay.
    Deslice a la derecha para el siguiente elemento y a la izquierda para el anterior.
    Gire el mando para oír lo que hay. Púlselo para usarlo.
    Use las flechas para oír lo que hay y la tecla de acción para usarlo.
    El panel pasa solo de un elemento a otro. Pulse cuando oiga el que quiere.
    Todo
    Controles
    Encabezados
    Acciones
    Letras
    Velocidad
    Volumen
    No hay nada aquí
    %@ borrado
    Desplazar hacia arriba
    Desplazar hacia abajo
    Desplazar atrás
    Desplazar adelante
    Texto
    Espacio
    Intro
    Mayúsculas
    Símbolos
    Fecha
    Hora
    Día
    Mes
    Año
    Hora
    Minuto
    a. m.
    p. m.
    enero
    febrero
    marzo
    abril
    mayo
    junio
    julio
    agosto
    septiembre
    octubre
    noviembre
    diciembre
    ene
    feb
    mar
    abr
    jun
    jul
    ago
    sept
    oct
    nov
    dic
    Tono
    Saturación
    Brillo
    Opacidad
    Ancho
    Alto
    Ajustes finos
    Panel
    Aquí no hay nada que ajustar
    Ningún ajuste se llama «%@»
    Restablecer todo
    Restablecer (%lld)
    Restablecer %@
    ¿Restablecer todos los valores?
    antes: %@
    Cerrar %@
    Editar %@
    Contraste de %@
    %@ como texto
    Campo obligatorio
    De %lld a %lld caracteres
    No se ha podido comprobar
    Reintentar
    comprobando
    vacío
    1 dígito introducido
    %lld dígitos introducidos
    1 carácter introducido
    %lld caracteres introducidos
    escritura
    Comprobando la tarjeta
    Siguiente
    Los datos de la tarjeta no se copian
    Número de tarjeta
    Código de seguridad
    MM
    AA
    Solo se pueden introducir dígitos
    %@: no caben más dígitos
    El mes es un número del 01 al 12
    Introduce el número de tarjeta
    Introduce el mes
    Introduce el año
    Introduce el código de seguridad
    El número de tarjeta no es válido
    La tarjeta ha caducado o el año no es correcto
    El código de seguridad tiene %lld dígitos
    ¿Dónde está el código de seguridad?
    El código de seguridad: los últimos %lld dígitos del reverso, junto a la firma
    %2$@: el %1$@ son %3$lld dígitos en el anverso, encima del número
    %2$@: el %1$@ son los últimos %3$lld dígitos del reverso, junto a la firma
    Escribiendo
    No actualizado
    Sin conexión
    Aún desconocido
    No se puede mostrar el panel
    Mantener
    Código QR
    Toque el centro de la cruz
    Cruz
    Estos toques no concuerdan. Inténtelo otra vez.
    Nadie ha encontrado el botón. Inténtelo otra vez.
    ¿Sigue el panel al dedo?
    Sin respuesta, todo queda como estaba.
    Otra vez
    ¿Conservar estos ajustes?
    Revertir
    Se revertirá en %lld s si no se conserva.
    %@ es ahora %@.
    Se usan ajustes anteriores: el panel falló con los actuales
    Problema en %@, línea %lld
    Problema con %@
    Normal
    Sin confirmar
    Confirmada
    Terminada, sin confirmar
    Requiere restablecer
    Aplazada
    Suprimida
    Fuera de servicio
    Sin supervisión: %@
    Sin alarmas
    Alarmas
    Confirmar todas
    Confirmar
    Restablecer
    Reanudar
    Volver a servicio
    Aplazar %lld min
    Aplazar hasta que termine
    Historial
    %lld más
    Iniciar
    Pausa
    Continuar
    Detener
    Horas
    Minutos
    Segundos
    Listo a las %@
    lunes
    martes
    miércoles
    jueves
    viernes
    sábado
    domingo
    El reloj no está sincronizado
    Introduzca el código
    Código incorrecto
    Reintente en %@
    Bloqueado
    Mantener para desbloquear
    Limpieza
    ¿Sigue ahí?
    Vuelta al inicio en %lld s
    Acentos
    Todo
    Copiar
    Cortar
    Ocultar contraseña
    Idioma
    Izquierda
    Derecha
    No para los datos de la tarjeta
    No se ha pegado: contiene caracteres de control invisibles
    No se ha pegado: aquí solo caben cifras
    No se ha copiado nada
    Aquí no hay nada oculto
    Un dato secreto no se copia
    Pegar
    Rehacer
    Seleccionar todo
    Seleccionar a la izquierda
    Seleccionar a la derecha
    Mostrar u ocultar
    Mostrar contraseña
    Mostrar
    Demasiado largo para pegar
    Deshacer
    Actualizar
    %@, y %lld más
    Alguien está viendo este panel
    Gráfico
    %lld valores de %@ a %@
    Acercar
    Alejar
    normal
    advertencia
    alarma
    consigna %@
    en aumento
    en descenso
    estable
    Tendencia
    Añadir
    Quitar
    Copiar a todos los días
    Más
    Menos
    Temporizador iniciado, %@
    Terminada: %@
    """
  }
}
